import { setImmediate } from "node:timers/promises";
import type { Came } from "../../wire/whole-portal.ts";
import { type Attack, toldInsides } from "./attack.ts";

/** No request may hold the event loop longer. */
export const mostMs = 50;

export interface Cost {
  input: string;
  /** Processor time of the main thread from request to answer, without waiting. */
  ms: number;
}

/** What each measured request cost at least. */
export const costs: Cost[] = [];

/** The dearest requests so far, for docs/security.md. */
export function dearest(count: number): Cost[] {
  return [...costs].sort((a, b) => b.ms - a.ms).slice(0, count);
}

interface Measured {
  came: Came;
  ms: number;
}

function usedMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

async function whole(send: () => Promise<Came>): Promise<Measured> {
  const before = process.threadCpuUsage();
  const came = await send();
  return { came, ms: usedMs(before) };
}

/** The longest stretch of a request's processor time in which nothing else had a turn. */
async function longestStretch(send: () => Promise<Came>): Promise<Measured> {
  const state = { isOver: false };
  let ms = 0;
  const answered = send().finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    const before = process.threadCpuUsage();
    await setImmediate();
    ms = Math.max(ms, usedMs(before));
  }
  return { came: await answered, ms };
}

/** Up to five times, since the first may have to compile and any may collect garbage: both only ever add. */
async function least(measure: () => Promise<Measured>): Promise<Measured> {
  let best = await measure();
  for (let time = 1; time < 5 && best.ms > mostMs; time++) {
    const again = await measure();
    if (again.ms < best.ms) best = again;
  }
  return best;
}

/**
 * An attack by a request that costs much: won when it holds the event loop for more than {@link mostMs} of processor
 * time, takes a second of it in all, or when its answer is a gain.
 */
export function costly(
  input: string,
  send: () => Promise<Came>,
  gain: (came: Came) => string | null = () => null,
): Attack {
  return {
    input,
    async attempt() {
      const { came, ms } = await least(() => whole(send));
      costs.push({ input, ms: Math.round(ms) });
      const stretch = ms > mostMs ? (await least(() => longestStretch(send))).ms : ms;
      const isDear = stretch > mostMs || ms > 1_000;
      const told = `${Math.round(ms)} ms, ${Math.round(stretch)} ms at a stretch`;
      return { answers: [came], won: isDear ? told : (gain(came) ?? toldInsides(came)) };
    },
  };
}
