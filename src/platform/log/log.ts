import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import pino, { type DestinationStream, type Logger } from "pino";
import { type Fault, faultOf } from "./fault.ts";
import { createFaultFilter, type FaultFilter } from "./fault-filter.ts";
import { standardOutput } from "./log-output.ts";
import { safeFields } from "./safe-fields.ts";

export type Log = Logger;

/** One finished request. No field can hold what a person sent: the route is the pattern, never the path. */
export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** The pattern, such as "/api/v1/activate-email/:id/:lang", so that no token or query value is written. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Of the gateway in front. */
  readonly traceId?: string | undefined;
  /** Where it came from, and who was signed in: the same for a day, and none of them (`createDailyHash`). */
  readonly networkHash?: string;
  readonly accountHash?: string | undefined;
}

/**
 * JSON lines with an ISO time, the process's id and its number among those that serve together (0: the first, or the
 * only one). Without a destination they go to standard output, which holds up nothing, whatever becomes of it.
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: { pid: process.pid, process: cluster.worker?.id ?? 0 },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: safeFields },
    },
    options.destination ?? standardOutput,
  );
}

/** 96 random bits, enough to find one request's lines again; it travels in error answers and is no secret. */
export function newRequestId(): string {
  return randomBytes(12).toString("base64url");
}

/** Writes one line for one finished request: `warn` from 500, else `info`. */
export function logRequest(log: Log, line: RequestLine): void {
  const { requestId, method, route, status, ms, traceId, networkHash, accountHash } = line;
  const told = { requestId, traceId, method, route, status, ms: Math.round(ms * 10) / 10, networkHash, accountHash };
  log[status >= 500 ? "warn" : "info"](told, "request");
}

const filters = new WeakMap<Log, FaultFilter>();

function filterOf(log: Log): FaultFilter {
  const known = filters.get(log);
  if (known !== undefined) return known;
  const filter = createFaultFilter((foundation, times) => log.warn({ foundation, times }, "more faults of one outage"));
  filters.set(log, filter);
  return filter;
}

/** Writes a fault without what a person sent (`faultOf`), and no more often than it helps (`createFaultFilter`). */
export function logFault(log: Log, where: { requestId?: string; job?: string }, error: unknown): void {
  const line: typeof where & { fault: Fault } = { ...where, fault: faultOf(error) };
  if (filterOf(log).isNew(where, line.fault, error)) log.error(line, "fault");
}
