import { setImmediate } from "node:timers/promises";

/** Does work that takes milliseconds after others had their turn, so that several of it in a row hold nobody up. */
export async function inTurn<Result>(work: () => Result): Promise<Result> {
  await setImmediate();
  return work();
}
