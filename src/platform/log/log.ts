import { randomBytes } from "node:crypto";
import pino, { type DestinationStream, type Logger } from "pino";
import { type Fault, faultOf } from "./fault.ts";
import { standardOutput } from "./log-output.ts";

export type Log = Logger;

/** One finished request. No field can hold what a person sent: the route is the pattern, never the path. */
export interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** The pattern, such as "/api/v1/activate-email/:id/:lang", so that no token or query value is written. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** Names under which a secret or a person's data might be handed in by mistake; their values are never written. */
const neverWritten = [
  "password",
  "token",
  "code",
  "otp",
  "secret",
  "email",
  "phone",
  "name",
  "authorization",
  "cookie",
];

/**
 * JSON lines with an ISO time. Without a destination they go to standard output, which holds up nothing, whatever
 * becomes of it.
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: neverWritten.flatMap((name) => [name, `*.${name}`]), censor: "[hidden]" },
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
  const { requestId, method, route, status, ms } = line;
  log[status >= 500 ? "warn" : "info"]({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, "request");
}

/** Writes a fault without what a person sent: see `faultOf`. */
export function logFault(log: Log, where: { requestId?: string; job?: string }, error: unknown): void {
  const line: typeof where & { fault: Fault } = { ...where, fault: faultOf(error) };
  log.error(line, "fault");
}
