// Time in which the reader waits for nothing.

/** A browser gives 50 milliseconds at most; with fewer left a key pressed meanwhile would wait too long. */
const LEAST_IDLE = 42;
/** Milliseconds between pieces where a browser does not say when it is idle. */
const IDLE_PAUSE = 60;

/**
 * Calls `work`, which does a small piece, whenever there is time, until it returns false.
 * @param {() => boolean} work
 */
export function whileIdle(work) {
  /** @param {IdleDeadline} [time] */
  const go = (time) => {
    do if (!work()) return;
    while (time && time.timeRemaining() > LEAST_IDLE);
    whileIdle(work);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(go);
  else setTimeout(go, IDLE_PAUSE);
}
