import { Unavailable } from "../unavailable.ts";

/**
 * SQLSTATE classes and codes of a server that cannot serve just now: no connection, no room (too many connections,
 * disk full, out of memory), a statement that took too long or was cancelled, the server going down or coming up,
 * a failure of its disk, and a server that only reads (a standby).
 */
const passing = /^(08|53|58)|^57014$|^57P0[1-5]$|^25006$/;

/** The system's codes for a server that is not reached, or no longer. */
const unreached = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** node-postgres says these without a code. */
const lostWords = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** A pooler lends its connections for one transaction each, and nobody said so; the message is for the operator. */
export class PoolerInTheWay extends Error {
  override readonly name = "PoolerInTheWay";

  constructor(cause?: unknown) {
    super(
      "DATABASE_URL leads to a pooler that hands on no notifications or settings (transaction pooling): set DATABASE_LISTEN_URL to the server itself, or let DATABASE_URL lead there.",
      { cause },
    );
  }
}

/**
 * An error of a driver as the rest of the product meets it: `Unavailable` where the database may answer in a moment.
 */
export function toldByDatabase(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Unavailable) return error;
  if (error.message.startsWith("unsupported startup parameter")) return new PoolerInTheWay(error);
  const code = sqlState(error) ?? "";
  if (!passing.test(code) && !unreached.has(code) && !lostWords.test(error.message)) return error;
  return new Unavailable("database", [error.message, code].filter((part) => part !== "").join(" "), error);
}

/** Waits for a driver's answer; converts what it throws to the product's own errors. */
export async function fromDatabase<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toldByDatabase(error);
  }
}

/** PostgreSQL's SQLSTATE of an error, or undefined when it is none of the database's. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** True when a row with the same key exists; `constraint` names the one meant, where a table has several. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || sqlState(error) !== "23505") return false;
  return constraint === undefined || ("constraint" in error && error.constraint === constraint);
}
