import { faultOf } from "./fault.ts";

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
 * 23505), or what proves somebody (482913); a `name` is a job's (vacancy-letters), or a person's.
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
  if (value instanceof Error) return faultOf(value);
  if (depth >= deepest) return hidden;
  if (Array.isArray(value)) return value.map((one: unknown) => safeValue(one, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? safeFields(value, depth + 1) : hidden;
}

/**
 * A log line's fields without what must not stand there: secrets and personal data by what is called so and by where
 * it stands, at any depth. The last net: what is logged is chosen by hand.
 */
export function safeFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, safeNamed(name, value, depth)]));
}
