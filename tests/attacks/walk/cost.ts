import {
  getGrowth,
  getMs,
  longestStretch,
  type Measure,
  mostGrowth,
  timesAsLong,
  yardstickMs,
} from "../../support/processor-time.ts";
import type { CallResponse } from "../../wire/whole-portal.ts";
import { type Attack, toldInsides } from "./attack.ts";

/**
 * What a request may cost, on any machine, in processor time of the main thread. One that costs no more than
 * {@link cheap} yardsticks is looked at no further. Any other may cost at most {@link mostTimes} as much as a harmless
 * one of its kind and length at the same call, {@link mostGrowth} times what it costs at half its length, and {@link
 * mostYardsticks} in all.
 */
const cheap = 2;
export const mostTimes = 4;
export const mostYardsticks = 20;

/** The promise itself, in ms on a machine without other work: `npm run dearest` holds requests to it. */
export const promised = { stretchMs: 50, wholeMs: 1_000 } as const;

/** Whether requests are held to {@link promised} as well. */
const isHeldToTime = process.env["HELD_TO_TIME"] === "true";

/** A hostile request of which as much is sent as asked, 1 or 1/2, and a harmless one of its kind and length. */
export interface Compared<Answer = CallResponse> {
  hostile(share: number): Promise<Answer>;
  harmless(): Promise<Answer>;
}

export interface Cost {
  input: string;
  /** From request to answer, without waiting. */
  ms: number;
}

/** The first cost of each measured request. */
const costs: Cost[] = [];

/** The most expensive requests so far, for docs/security.md. */
export function dearest(count: number): Cost[] {
  return [...costs].sort((a, b) => b.ms - a.ms).slice(0, count);
}

/** Up to five times, since the first may have to compile and any may collect garbage: both only ever add. */
async function leastOf(most: number, measure: () => Promise<number>): Promise<number> {
  let best = await measure();
  for (let time = 1; time < 5 && best > most; time += 1) best = Math.min(best, await measure());
  return best;
}

/** A request's time on the main thread, in ms; cheaper ones are not measured again. */
export interface Promised {
  input: string;
  whole: number;
  stretch: number;
}

const pending: Promised[] = [];

/** The cost of each request that was held to {@link promised}, for `npm run bench -- requests`. */
export const heldToTime = (): readonly Promised[] => pending;

/** Why a request costs more than the promise on this machine. */
async function overPromise(input: string, send: () => Promise<CallResponse>): Promise<string | null> {
  const { stretchMs, wholeMs } = promised;
  const whole = await leastOf(stretchMs, () => getMs(send));
  const stretch = whole > stretchMs ? await leastOf(stretchMs, () => longestStretch(send)) : whole;
  pending.push({ input, whole, stretch });
  if (stretch <= stretchMs && whole <= wholeMs) return null;
  return `${Math.round(whole)} ms, ${Math.round(stretch)} ms at a stretch`;
}

let yardstick: Promise<number> | undefined;

/**
 * Why a request is too expensive on any machine, null where it is not.
 * @param first what it cost already
 * @param measure of the site's main thread, where that is none of this process
 */
export async function tooDear(
  { hostile, harmless }: Compared<unknown>,
  first: number,
  measure: Measure = getMs,
): Promise<string | null> {
  yardstick ??= yardstickMs();
  const one = await yardstick;
  const send = () => hostile(1);
  if (first <= cheap * one || (await measure(send)) <= cheap * one) return null;
  const most = mostYardsticks * one;
  const yardsticks = (first > most ? await leastOf(most, () => measure(send)) : first) / one;
  if (yardsticks > mostYardsticks) return `${yardsticks.toFixed(1)} yardsticks`;
  const times = await timesAsLong<() => unknown>({ work: send, other: harmless, enough: mostTimes, measure });
  if (times > mostTimes) return `${times.toFixed(1)} times as dear as a harmless one`;
  const growth = await getGrowth(hostile, measure);
  return growth > mostGrowth ? `${growth.toFixed(1)} times as dear as one of half its length` : null;
}

/** An attack by an expensive request: it succeeds when it costs too much, or when its answer is a gain. */
export function costly(
  input: string,
  compared: Compared,
  gain: (response: CallResponse) => string | null = () => null,
): Attack {
  return {
    input,
    async attempt() {
      const answers: CallResponse[] = [];
      const send = async () => {
        const response = await compared.hostile(1);
        answers.splice(0, 1, response);
        return response;
      };
      const ms = await getMs(send);
      costs.push({ input, ms: Math.round(ms) });
      const dear = (await tooDear(compared, ms)) ?? (isHeldToTime ? await overPromise(input, send) : null);
      const [came] = answers;
      return { answers, won: dear ?? (came ? (gain(came) ?? toldInsides(came)) : "no answer") };
    },
  };
}
