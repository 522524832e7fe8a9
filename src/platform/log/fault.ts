/** What the log says about an error. */
export interface Fault {
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
export function faultOf(error: unknown, depth = 0): Fault {
  if (!isErrorLike(error)) return { kind: typeof error, message: "something that is no error was thrown", at: [] };
  return {
    kind: kindOf(error),
    message: withoutValues(error.message),
    ...textField(error, "code", "errorCode"),
    ...textField(error, "table", "table"),
    ...textField(error, "constraint", "constraint"),
    at: places(error.stack ?? ""),
    ...(isErrorLike(error.cause) && depth < 3 ? { cause: faultOf(error.cause, depth + 1) } : {}),
  };
}

/** An error, or what a library makes of one before it tells it: an object with its message and stack (pg-boss). */
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
function kindOf({ name, stack = "" }: ErrorLike): string {
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
