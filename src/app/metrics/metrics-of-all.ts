import type { Registry } from "prom-client";
import { z } from "zod";

/** A registry's numbers as JSON. */
export const registryNumbers = z.array(z.looseObject({ name: z.string(), type: z.string() }));

/** The message from the first process to each of the others, and their answer. */
const numbersAsked = z.object({ askedNumbers: z.number() });
export const numbersAnswered = z.object({ answeredNumbers: z.number(), numbers: registryNumbers });

/** The message of a process that gets `/metrics` to the first one, and its answer. */
export const metricsAsked = z.object({ askedMetrics: z.number() });
const metricsAnswered = z.object({ answeredMetrics: z.number(), text: z.string() });

/** Longer than the first process waits for the others. */
const patienceMs = 5_000;

let last = 0;
const waiting = new Map<number, (text: string) => void>();

function answer(message: object): void {
  // A first process that has just ended hears nothing more.
  process.send?.(message, undefined, undefined, () => {});
}

/** In one of several processes: answers the first one, which adds up the numbers of all. */
export function shareMetrics(registry: Registry): void {
  process.on("message", (message: unknown) => {
    const { data: request } = numbersAsked.safeParse(message);
    if (request !== undefined) {
      void registry.getMetricsAsJSON().then((numbers) => answer({ answeredNumbers: request.askedNumbers, numbers }));
      return;
    }
    const { data: answered } = metricsAnswered.safeParse(message);
    if (answered === undefined) return;
    waiting.get(answered.answeredMetrics)?.(answered.text);
    waiting.delete(answered.answeredMetrics);
  });
}

/** In one of several processes: the numbers of all, added up; its own where the first process does not answer. */
export async function metricsOfAll(registry: Registry): Promise<string> {
  const number = ++last;
  const text = await new Promise<string | null>((resolve) => {
    waiting.set(number, resolve);
    setTimeout(() => waiting.delete(number) && resolve(null), patienceMs).unref();
    answer({ askedMetrics: number });
  });
  return text ?? registry.metrics();
}
