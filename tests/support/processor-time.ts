import { setImmediate } from "node:timers/promises";

const cell = new Int32Array(new SharedArrayBuffer(4));

/** Twice the input may take so much longer: what grows by the square takes four times as long. */
export const mostGrowth = 2.5;

/**
 * Processor time of this thread so far, in ms: other programs do not count. The kernel adds it up when the thread rests,
 * and without the short rest up to four ms would be missing.
 */
export function usedMs(): number {
  Atomics.wait(cell, 0, 0, 0.01);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Processor time of this thread while the work is done. */
export async function getMs(work: () => unknown): Promise<number> {
  const before = usedMs();
  await work();
  return usedMs() - before;
}

/** Processor time that work takes, in ms, of whichever thread does it. */
export type Measure = (work: () => unknown) => Promise<number>;

/** The longest stretch of this thread's processor time in which nothing beside the work had a turn, in ms. */
export async function longestStretch(work: () => unknown): Promise<number> {
  const state = { isOver: false };
  let ms = 0;
  const done = Promise.resolve(work()).finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) ms = Math.max(ms, await getMs(setImmediate));
  await done;
  return ms;
}

/** How many times as long as the other one the first work takes. */
interface Comparison<Work> {
  work: Work;
  other: Work;
  /** Nothing is measured again once the first one takes at most so many times as long. */
  enough: number;
  measure: (work: Work) => Promise<number>;
}

/** Noise only ever adds, so the least of each counts, and a pair is measured again while it looks bad. */
const mostRounds = 12;

/** The ratio of two works' least times, measured in turns. */
export async function timesAsLong<Work>({ work, other, enough, measure }: Comparison<Work>): Promise<number> {
  const least = { work: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  for (let round = 0; round < mostRounds && (round < 2 || least.work > enough * least.other); round += 1) {
    least.other = Math.min(least.other, await measure(other));
    least.work = Math.min(least.work, await measure(work));
  }
  return least.work / least.other;
}

/**
 * How many times as long the work takes when its input is twice as large.
 * @param work does it with a share of the input, 1 or 1/2; half of it should take some milliseconds
 */
export function getGrowth(work: (share: number) => unknown, measure: Measure = getMs): Promise<number> {
  return timesAsLong({ work: () => work(1), other: () => work(0.5), enough: mostGrowth, measure });
}

const people = JSON.stringify(
  Array.from({ length: 18_000 }, (_, index) => ({
    id: index,
    name: `Sekar ${index}`,
    towns: ["Kudus", "Pati", "Blora"],
  })),
);

/** Work that takes every machine its own time, a hundredth of a second on the one that this was written on. */
export function aYardstick(): void {
  JSON.stringify(JSON.parse(people));
}

/** The least time of a yardstick here, in ms. */
export async function yardstickMs(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 9; round += 1) least = Math.min(least, await getMs(aYardstick));
  return least;
}
