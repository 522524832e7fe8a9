import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, Gauge, Registry } from "prom-client";
import type { z } from "zod";
import { metricsAsked, numbersAnswered, registryNumbers } from "./metrics-of-all.ts";

/** Told by a process for itself, and by the first of several for all: the larger number counts. */
export const processDeaths = {
  name: "karier_process_deaths",
  help: "Processes that have ended without being told to, since the start.",
  of: "max",
} as const;

export const silentProcesses = {
  name: "karier_processes_silent",
  help: "Processes that should serve and did not tell their numbers: starting, standing still or too busy.",
  of: "max",
} as const;

type Numbers = z.infer<typeof registryNumbers>;

/** A process that starts, stands still or is busy for longer is left out of the answer. */
const patienceMs = 3_000;

/** Under this number lie the counts of all processes that have ended. */
const ended = 0;

/** Counters, which only grow. */
const isCount = ({ type }: Numbers[number]) => type === "counter" || type === "histogram";

const sum = (all: readonly Numbers[]): Registry => AggregatorRegistry.aggregate([...all]);

const numbersIn = async (registry: Registry): Promise<Numbers> =>
  registryNumbers.parse(await registry.getMetricsAsJSON());

/** Asks a process for its numbers; null when it does not answer in time. */
function createQuestions(): (worker: Worker) => Promise<Numbers | null> {
  let last = 0;
  const waiting = new Map<number, (numbers: Numbers) => void>();
  cluster.on("message", (_worker, message: unknown) => {
    const { data } = numbersAnswered.safeParse(message);
    if (data !== undefined) waiting.get(data.answeredNumbers)?.(data.numbers);
  });
  return async (worker) => {
    const number = ++last;
    const { promise, resolve } = Promise.withResolvers<Numbers | null>();
    const giveUp = () => resolve(null);
    const timer = setTimeout(giveUp, patienceMs);
    waiting.set(number, resolve);
    worker.once("exit", giveUp);
    worker.send({ askedNumbers: number }, (error) => error && giveUp());
    const numbers = await promise;
    clearTimeout(timer);
    waiting.delete(number);
    worker.off("exit", giveUp);
    return numbers;
  };
}

/** Of the processes that answered last: what each has counted, and after its end the sum of all that ended. */
function createCounts() {
  const counts = new Map<number, Numbers>();
  return {
    keep: (worker: Worker, numbers: Numbers) => void counts.set(worker.id, numbers.filter(isCount)),
    /** The counts of all that are not among those that have just answered. */
    async ofOthers(answered: ReadonlySet<number>): Promise<Numbers[]> {
      const gone = [...counts].filter(([id]) => cluster.workers?.[id] === undefined);
      if (gone.length > 1) {
        const together = await numbersIn(sum(gone.map(([, numbers]) => numbers)));
        for (const [id] of gone) counts.delete(id);
        counts.set(ended, together);
      }
      return [...counts].flatMap(([id, numbers]) => (answered.has(id) ? [] : [numbers]));
    },
  };
}

/** The first process's own numbers: what the others cannot know. */
function ownNumbers(read: { deaths(): number; silent(): number }): Registry {
  const registry = new Registry();
  const gauge = ({ name, help, of }: typeof processDeaths | typeof silentProcesses, number: () => number) =>
    new Gauge({
      ...{ name, help, aggregator: of, registers: [registry] },
      collect() {
        this.set(number());
      },
    });
  gauge(processDeaths, read.deaths);
  gauge(silentProcesses, read.silent);
  return registry;
}

/**
 * In the first of several processes: answers each that asks for the numbers of all. Counts of processes that do not
 * answer, or have ended, stay in the sum: if it fell, Prometheus would take it for a start from zero.
 * @param processes how many should serve
 * @param deaths how many have died so far
 */
export function gatherMetrics(processes: number, deaths: () => number): void {
  const ask = createQuestions();
  const counts = createCounts();
  let silent = 0;
  const own = ownNumbers({ deaths, silent: () => silent });
  const gather = async (): Promise<string> => {
    const answers = new Map<number, Numbers>();
    const askOne = async (worker: Worker) => {
      const numbers = await ask(worker);
      if (numbers === null) return;
      answers.set(worker.id, numbers);
      counts.keep(worker, numbers);
    };
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.filter((worker) => worker.isConnected()).map(askOne));
    silent = Math.max(0, processes - answers.size);
    const others = await counts.ofOthers(new Set(answers.keys()));
    return sum([...answers.values(), ...others, await numbersIn(own)]).metrics();
  };
  let gathering: Promise<string> | undefined;
  const gatherOnce = () => {
    gathering ??= gather().finally(() => {
      gathering = undefined;
    });
    return gathering;
  };
  cluster.on("message", (worker, message: unknown) => {
    const { data } = metricsAsked.safeParse(message);
    if (data === undefined) return;
    void gatherOnce().then((text) => worker.send({ answeredMetrics: data.askedMetrics, text }, () => {}));
  });
}
