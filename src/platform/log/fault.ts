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
  if (!(error instanceof Error))
    return { kind: typeof error, message: "something that is no error was thrown", at: [] };
  return {
    kind: error.name,
    message: withoutValues(error.message),
    ...textField(error, "code", "errorCode"),
    ...textField(error, "table", "table"),
    ...textField(error, "constraint", "constraint"),
    at: places(error.stack ?? ""),
    ...(error.cause instanceof Error && depth < 3 ? { cause: faultOf(error.cause, depth + 1) } : {}),
  };
}

function withoutValues(message: string): string {
  return message
    .slice(0, 1_000)
    .replace(/["'`({[].*$/s, "…")
    .replaceAll(/[^\s@]+@[^\s@]+/g, "…")
    .replaceAll(/\+?\d[\d\s-]{5,}/g, "…");
}

function textField(error: Error, from: string, to: string): Record<string, string> {
  const value = Object.getOwnPropertyDescriptor(error, from)?.value;
  return typeof value === "string" ? { [to]: value } : {};
}

function places(stack: string): string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+:\d+\)?|<anonymous>\)?)$/.test(line))
    .slice(0, 8);
}
