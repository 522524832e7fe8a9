/** For fields in which absent, null and empty text are the same (wire, "errors[].path"). */
export function blankIsAbsent(value: unknown): unknown {
  return value === "" || value === null ? undefined : value;
}

/** A number that came as text, as queries and forms send it; only a text is one, so that `true` and `[5]` stay wrong. */
export function numberOfText(value: unknown): unknown {
  if (typeof value !== "string") return value ?? undefined;
  return value.trim() === "" ? undefined : Number(value);
}
