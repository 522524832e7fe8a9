/** The result of work, or `busy` at once when too many wait already; then the visitor may come back in a second. */
export type Turn<T> = { readonly status: "done"; readonly value: T } | { readonly status: "busy" };

/** Runs work when it is its turn. What the work throws is thrown on. `key` names whose share the work takes. */
export type TakeTurn = <T>(work: () => Promise<T>, key?: string) => Promise<Turn<T>>;

/** The same, telling how much runs and waits. */
export type CountedTurns = TakeTurn & { counts(): { running: number; waiting: number } };

interface Most {
  running: number;
  waiting: number;
  /** Of one key, running and waiting together; without it one may take all. */
  share?: number;
  /** After so long nobody waits any more; without it a turn comes some time. */
  waitMs?: number;
}

/**
 * Bounds costly work (password hashes, pictures, documents): so many run at once, so many wait in order, the rest is
 * refused instead of making everybody wait (promise 20).
 */
export function atOnce(most: Most): CountedTurns {
  const waiting: (() => void)[] = [];
  const taken = new Map<string, number>();
  let running = 0;

  function isFull(key: string | undefined): boolean {
    const isOverShare = key !== undefined && (taken.get(key) ?? 0) >= (most.share ?? Number.POSITIVE_INFINITY);
    return isOverShare || (running >= most.running && waiting.length >= most.waiting);
  }

  function count(key: string | undefined, change: 1 | -1): void {
    if (key === undefined) return;
    const now = (taken.get(key) ?? 0) + change;
    if (now === 0) taken.delete(key);
    else taken.set(key, now);
  }

  /** @returns false when the wait timed out */
  async function turn(): Promise<boolean> {
    if (running < most.running) {
      running += 1;
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const begin = () => resolve(true);
    waiting.push(begin);
    const goes = () => {
      waiting.splice(waiting.indexOf(begin), 1);
      resolve(false);
    };
    const timer = most.waitMs === undefined ? undefined : setTimeout(goes, most.waitMs);
    const isTurn = await promise;
    clearTimeout(timer);
    return isTurn;
  }

  /** The place goes straight to the next one waiting, so that nobody slips in between. */
  function done(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  const takeTurn: TakeTurn = async (work, key) => {
    if (isFull(key)) return { status: "busy" };
    count(key, 1);
    try {
      if (!(await turn())) return { status: "busy" };
      try {
        return { status: "done", value: await work() };
      } finally {
        done();
      }
    } finally {
      count(key, -1);
    }
  };
  return Object.assign(takeTurn, { counts: () => ({ running, waiting: waiting.length }) });
}
