import type { Say } from "../command.ts";

const EVERY_MS = 5_000;

/** Says a line every few seconds at most; what it would be is made only then. */
export function everySomeSeconds(say: Say): (line: () => string) => void {
  let last = performance.now();
  return (line) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    say(line());
  };
}
