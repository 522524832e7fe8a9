import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";
import { z } from "zod";

const asked = z.object({ askedMetrics: z.number() });
const answered = z.object({ askedMetrics: z.number(), text: z.string().nullable() });

const patienceMs = 10_000;

let last = 0;
const waiting = new Map<number, (text: string | null) => void>();

/** In a process of several: its numbers are asked for by the first one, which adds them up. */
export function shareMetrics(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // It answers the first process from here on.
  void new AggregatorRegistry();
  process.on("message", (message: unknown) => {
    const { data } = answered.safeParse(message);
    if (data === undefined) return;
    waiting.get(data.askedMetrics)?.(data.text);
    waiting.delete(data.askedMetrics);
  });
}

/**
 * In a process of several: the numbers of all, added up.
 * @throws Error when one of them does not answer
 */
export async function metricsOfAll(): Promise<string> {
  const number = ++last;
  const text = await new Promise<string | null>((resolve) => {
    waiting.set(number, resolve);
    setTimeout(() => waiting.delete(number) && resolve(null), patienceMs).unref();
    process.send?.({ askedMetrics: number });
  });
  if (text === null) throw new Error("The numbers of the other processes did not come.");
  return text;
}

/** In the first of several processes: answers each that asks. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    const { data } = asked.safeParse(message);
    if (data === undefined) return;
    all.clusterMetrics().then(
      (text) => worker.send({ ...data, text }),
      () => worker.send({ ...data, text: null }),
    );
  });
}
