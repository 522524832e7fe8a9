import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import pino, { type DestinationStream, type Logger } from "pino";
import { type Foundation, Unavailable } from "../unavailable.ts";
import { standardOutput } from "./log-output.ts";

/** How often the number of faults of one outage is logged. */
const sumEveryMs = 60_000;

/** Requests whose faults are remembered. */
const mostRequests = 1_000;

function findFoundation(error: unknown): Foundation | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof Unavailable) return each.foundation;
  return undefined;
}

interface FaultFilter {
  /** Whether a fault is written out. */
  isNew(where: { requestId?: string }, fault: Fault, error: unknown): boolean;
}

/**
 * Keeps the log readable while something fails: a request's calls that meet the same fault tell it once, and of an
 * outage the first fault is logged, and then each minute the number since. Each answer has its own line all the
 * same.
 * @param onSum hears how many faults were not written
 */
function createFaultFilter(onSum: (foundation: Foundation, times: number) => void): FaultFilter {
  const names = new Set<string>();
  const outages = new Map<Foundation, number>();
  const sumLater = (foundation: Foundation): void => {
    setTimeout(() => {
      const times = outages.get(foundation) ?? 0;
      outages.delete(foundation);
      if (times === 0) return;
      onSum(foundation, times);
      outages.set(foundation, 0);
      sumLater(foundation);
    }, sumEveryMs).unref();
  };
  return {
    isNew({ requestId }, { kind, message }, error) {
      const foundation = findFoundation(error);
      if (requestId !== undefined) {
        const key = [requestId, foundation ?? `${kind} ${message}`].join(" ");
        if (names.has(key)) return false;
        names.add(key);
        const [oldest] = names;
        if (names.size > mostRequests && oldest !== undefined) names.delete(oldest);
      }
      if (foundation === undefined) return true;
      const times = outages.get(foundation);
      outages.set(foundation, times === undefined ? 0 : times + 1);
      if (times === undefined) sumLater(foundation);
      return times === undefined;
    },
  };
}

const hidden = "[hidden]";
const deepest = 6;
const longestText = 2_000;

/** Names that mean a secret, or what identifies a person, wherever they stand. */
const secretNames =
  /pass(word|wd|phrase)|secret|token|otp|cookie|authori[sz]ation|credential|e-?mail|phone|session|(api|access|private)-?_?key|birth|(user|full|first|last|middle|nick|display|staff|applicant|candidate)_?name/i;

/** Where what a person sent stands: everything below is hidden, whatever it is called. */
const sentPlaces =
  /^(body|query|params|form|fields|headers|input|sent|values|person|applicant|user|account|profile|resume)$/i;

/**
 * Names that mean many things. A `code` is how a process ended or what the system calls an error (7, ECONNREFUSED,
 * 23505), or what proves someone (482913); a `name` is a job's (vacancy-letters), or a person's.
 */
const ambiguous: Readonly<Record<string, (value: string) => boolean>> = {
  code: (value) => /^[A-Z][A-Z_]{3,}\d*$|^[0-9A-Z]{5}$/.test(value),
  name: (value) => /^[a-z]+(-[a-z]+)+$|^[A-Z]\w*Error$/.test(value),
};

function safeText(text: string): string {
  const cut = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  // Addresses of mail, and passwords in those of servers.
  return cut.includes("@") ? cut.replaceAll(/[^\s@]+@[^\s@]*/g, "…") : cut;
}

function safeNamed(name: string, value: unknown, depth: number): unknown {
  if (secretNames.test(name) || sentPlaces.test(name)) return hidden;
  const isKnown = Object.hasOwn(ambiguous, name) ? ambiguous[name] : undefined;
  if (isKnown !== undefined && typeof value === "string" && !isKnown(value)) return hidden;
  return safeValue(value, depth);
}

function safeValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return safeText(value);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (value instanceof Error) return getFault(value);
  if (depth >= deepest) return hidden;
  if (Array.isArray(value)) return value.map((one: unknown) => safeValue(one, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? safeFields(value, depth + 1) : hidden;
}

/**
 * A log line's fields without what must not stand there: secrets and personal data by what is called so and by where
 * it stands, at any depth. The last net: what is logged is chosen by hand.
 */
function safeFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, safeNamed(name, value, depth)]));
}

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
  const entry = { requestId, traceId, method, route, status, ms: Math.round(ms * 10) / 10, networkHash, accountHash };
  log[status >= 500 ? "warn" : "info"](entry, "request");
}

const filters = new WeakMap<Log, FaultFilter>();

function getFilter(log: Log): FaultFilter {
  const known = filters.get(log);
  if (known !== undefined) return known;
  const filter = createFaultFilter((foundation, times) => log.warn({ foundation, times }, "more faults of one outage"));
  filters.set(log, filter);
  return filter;
}

/** Writes a fault without what a person sent (`getFault`), and no more often than it helps (`createFaultFilter`). */
export function logFault(log: Log, where: { requestId?: string; job?: string }, error: unknown): void {
  const line: typeof where & { fault: Fault } = { ...where, fault: getFault(error) };
  if (getFilter(log).isNew(where, line.fault, error)) log.error(line, "fault");
}

/** An error's fields in the log. */
interface Fault {
  readonly kind: string;
  readonly message: string;
  /** SQLSTATE or the system's code, such as 23505 or ECONNREFUSED. */
  readonly errorCode?: string;
  readonly table?: string;
  readonly constraint?: string;
  /** Places in the code only; the message is not repeated there. */
  readonly at: readonly string[];
  readonly cause?: Fault;
}

/**
 * An error as the log may carry it. Messages of databases and parsers repeat what a person typed in quotes or
 * brackets (`Key (email)=(…) already exists`), so a message ends at its first one; addresses and long numbers are
 * blanked out, and other fields (a database's `detail`, a parser's input) are left out.
 */
function getFault(error: unknown, depth = 0): Fault {
  if (!isErrorLike(error)) return { kind: typeof error, message: "something that is no error was thrown", at: [] };
  return {
    kind: getKind(error),
    message: withoutValues(error.message),
    ...textField(error, "code", "errorCode"),
    ...textField(error, "table", "table"),
    ...textField(error, "constraint", "constraint"),
    at: places(error.stack ?? ""),
    ...(isErrorLike(error.cause) && depth < 3 ? { cause: getFault(error.cause, depth + 1) } : {}),
  };
}

/** An error, or a library's own form of one: an object with its message and stack (pg-boss). */
interface ErrorLike {
  message: string;
  stack?: string | undefined;
  name?: unknown;
  cause?: unknown;
}

function isErrorLike(thrown: unknown): thrown is ErrorLike {
  if (thrown instanceof Error) return true;
  if (typeof thrown !== "object" || thrown === null) return false;
  return typeof Reflect.get(thrown, "message") === "string" && typeof Reflect.get(thrown, "stack") === "string";
}

/** Its name; a copy has lost it, but its stack begins with it. */
function getKind({ name, stack = "" }: ErrorLike): string {
  if (typeof name === "string") return name;
  return /^[A-Za-z]\w*(?=[:\n])/.exec(stack)?.[0] ?? "Error";
}

function withoutValues(message: string): string {
  return message
    .slice(0, 1_000)
    .replace(/["'`({[].*$/s, "…")
    .replaceAll(/[^\s@]+@[^\s@]+/g, "…")
    .replaceAll(/\+?\d[\d\s-]{5,}/g, "…");
}

function textField(error: object, from: string, to: string): Record<string, string> {
  const value: unknown = Object.getOwnPropertyDescriptor(error, from)?.value;
  return typeof value === "string" ? { [to]: value } : {};
}

function places(stack: string): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+:\d+\)?|<anonymous>\)?)$/.test(line))
    .slice(0, 8);
}
