/** The delay, after a harmless request, of an answer that was made to sleep or to search too much. */
const lateMs = 2_000;
const tries = 5;

async function waitedMs(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

/**
 * Whether a request is answered seconds later than a harmless one, five times one after the other: a busy machine is late
 * with both, and now and then, what hangs is late each time.
 * @param firstMs how long it took already
 */
export async function isTardy(
  firstMs: number,
  ask: () => Promise<unknown>,
  harmless: () => Promise<unknown>,
): Promise<boolean> {
  let late = firstMs;
  for (let time = 0; time < tries && late > lateMs; time += 1)
    late = (await waitedMs(ask)) - (await waitedMs(harmless));
  return late > lateMs;
}
