/** For fields in which absent, null and empty text are the same (wire, "errors[].path"). */
export function blankIsAbsent(value: unknown): unknown {
  return value === "" || value === null ? undefined : value;
}

/** A whole number in decimal digits, as JavaScript holds it exactly. */
const digits = /^-?\d{1,15}$/;

/**
 * A whole number that came as text, as queries and forms send it; only a text is one, so that `true` and `[5]` stay
 * wrong, and only of digits, so that `+1`, `1.0`, `1e1` and `0x1` do too.
 */
export function numberOfText(value: unknown): unknown {
  if (typeof value !== "string") return value ?? undefined;
  const text = value.trim();
  if (text === "") return undefined;
  return digits.test(text) ? Number(text) : Number.NaN;
}

/** A text of a sent form; "" for what is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
