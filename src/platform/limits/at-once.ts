/** The result of work, or `busy` at once when too many wait already; then the visitor may come back in a second. */
export type Turn<T> = { readonly status: "done"; readonly value: T } | { readonly status: "busy" };

/** Runs work when it is its turn. What the work throws is thrown on. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<Turn<T>>;

/**
 * Bounds costly work (password hashes, pictures, documents): so many run at once, so many wait in order, the rest is
 * refused instead of making everybody wait (promise 20).
 */
export function atOnce(most: { running: number; waiting: number }): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < most.running) {
      running += 1;
      return;
    }
    await new Promise<void>((begin) => waiting.push(begin));
  }

  /** The place goes straight to the next one waiting, so that nobody slips in between. */
  function done(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (work) => {
    if (running >= most.running && waiting.length >= most.waiting) return { status: "busy" };
    await turn();
    try {
      return { status: "done", value: await work() };
    } finally {
      done();
    }
  };
}
