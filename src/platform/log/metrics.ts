import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** The kind of answer; durations are counted separately for each. */
export type AnswerKind = "page" | "cached-page" | "call" | "file" | "health";

interface Ended {
  kind: AnswerKind;
  /** The pattern, never the address. */
  route: string;
  status: number;
  seconds: number;
}

/** A number, or several by a label's value. */
export type GaugeValue = number | ReadonlyMap<string, number>;

interface GaugeOptions {
  name: string;
  help: string;
  /** The label's name, where there are several numbers. */
  label?: string;
  /** How several processes' numbers are combined; their sum by default. */
  of?: "sum" | "max" | "min";
}

const mailOutcomes = ["sent", "put-off", "given-up"] as const;
const scanOutcomes = ["clean", "found", "away"] as const;

/** The process's own metrics, for Prometheus; without personal data. */
export interface Metrics {
  registry: Registry;
  requestBegan(): void;
  requestEnded(ended: Ended): void;
  queryEnded(seconds: number, hasFailed: boolean): void;
  /** A dependency of the site did not answer. */
  wasUnavailable(): void;
  limitHit(rule: string): void;
  mailEnded(outcome: (typeof mailOutcomes)[number]): void;
  scanEnded(outcome: (typeof scanOutcomes)[number]): void;
  /** A number that is read when someone asks; one that cannot be read is left out. */
  tell(options: GaugeOptions, read: () => GaugeValue | Promise<GaugeValue>): void;
}

const answerBuckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.3, 0.6, 1, 2.5, 10];
const queryBuckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** 2xx and the like; load shedding separately. */
const getStatus = (status: number) =>
  status === 429 || status === 503 ? `${status}` : `${Math.floor(status / 100)}xx`;

/** A registry of its own, so that several platforms in one process do not count together. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const named = { registers };
  const requests = new Counter({
    ...{ ...named, name: "karier_requests_total", help: "Answers by route and status." },
    labelNames: ["route", "status"],
  });
  const answers = new Histogram({
    ...{ ...named, name: "karier_request_seconds", help: "From the request's head to the answer's end." },
    labelNames: ["kind"],
    buckets: answerBuckets,
  });
  const inFlight = new Gauge({ ...named, name: "karier_requests_in_flight", help: "Requests not yet answered." });
  const queries = new Histogram({
    ...{ ...named, name: "karier_query_seconds", help: "Statements of the database." },
    buckets: queryBuckets,
  });
  const failed = new Counter({ ...named, name: "karier_queries_failed_total", help: "Statements that failed." });
  const unavailable = new Counter({
    ...{ ...named, name: "karier_unavailable_total", help: "Answers 503 because database or files did not answer." },
  });
  const limits = new Counter({
    ...{ ...named, name: "karier_limit_hits_total", help: "Requests refused by a limit." },
    labelNames: ["rule"],
  });
  const mails = new Counter({
    ...{ ...named, name: "karier_mails_total", help: "Mails by what became of them." },
    labelNames: ["outcome"],
  });
  // A count that begins with its first event is no increase to Prometheus: it is exported from zero on.
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
  const scans = new Counter({
    ...{ ...named, name: "karier_scans_total", help: "Scans of uploads for viruses by how they ended." },
    labelNames: ["outcome"],
  });
  for (const outcome of scanOutcomes) scans.inc({ outcome }, 0);
  return {
    registry,
    requestBegan: () => inFlight.inc(),
    requestEnded({ kind, route, status, seconds }) {
      inFlight.dec();
      requests.inc({ route, status: getStatus(status) });
      answers.observe({ kind }, seconds);
    },
    queryEnded(seconds, hasFailed) {
      queries.observe(seconds);
      if (hasFailed) failed.inc();
    },
    wasUnavailable: () => unavailable.inc(),
    limitHit: (rule) => limits.inc({ rule }),
    mailEnded: (outcome) => mails.inc({ outcome }),
    scanEnded: (outcome) => scans.inc({ outcome }),
    tell: (options, read) => tellGauge(registry, options, read),
  };
}

function tellGauge(registry: Registry, options: GaugeOptions, read: () => GaugeValue | Promise<GaugeValue>): void {
  const { name, help, label, of = "sum" } = options;
  const gauge = new Gauge({
    ...{ name, help, registers: [registry], labelNames: label === undefined ? [] : [label] },
    aggregator: of,
    async collect() {
      gauge.reset();
      const measured = await Promise.resolve()
        .then(read)
        .catch(() => null);
      if (measured === null && label === undefined) gauge.remove();
      else if (measured === null) return;
      else if (typeof measured === "number") gauge.set(measured);
      else for (const [value, number] of measured) gauge.set({ [label ?? ""]: value }, number);
    },
  });
}
