// Answers calls of the modules of the browser: a line of JSON in, {module, name, calls: [args, …]}; a line out,
// {results: […]} or {error}. A Set comes as a sorted list, a Map as a list of pairs, undefined as null.

import { createInterface } from "node:readline";

const MODULES = new URL("../../scripts/svod/browser/", import.meta.url);

const plain = (_key, value) => {
  if (value instanceof Set) return [...value].sort();
  return value instanceof Map ? [...value] : (value ?? null);
};

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    const { module, name, calls } = JSON.parse(line);
    const called = (await import(new URL(module, MODULES)))[name];
    answer = { results: calls.map((args) => called(...args)) };
  } catch (error) {
    answer = { error: String(error.stack) };
  }
  process.stdout.write(JSON.stringify(answer, plain) + "\n");
}
