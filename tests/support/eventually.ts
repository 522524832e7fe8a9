import { setTimeout as wait } from "node:timers/promises";

/** Asks until the answer is one, for what happens in the background; gives up with the last error after four minutes. */
export async function eventually<T>(ask: () => T | Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + 240_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await wait(20);
    }
  }
}
