/** What was looked at, how it stands, and what to do where it does not stand well. */
export interface Finding {
  /** A setting, or what it leads to. */
  about: string;
  level: "ok" | "warning" | "fault";
  says: string;
  todo?: string;
}

/** Findings about one thing. */
export function findingsAbout(about: string) {
  return {
    ok: (says: string): Finding => ({ about, level: "ok", says }),
    warning: (says: string, todo: string): Finding => ({ about, level: "warning", says, todo }),
    fault: (says: string, todo: string): Finding => ({ about, level: "fault", says, todo }),
  };
}

/** What went wrong, in the words of whoever says it. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  const inner = error instanceof Error && error.message === "fetch failed" ? error.cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}
