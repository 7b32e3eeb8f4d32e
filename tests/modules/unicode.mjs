// Which code points this runtime knows.

export function isAssigned(code) {
  return !/\p{Cn}/u.test(String.fromCodePoint(code));
}
