/** A check's subject, its result, and advice where the result is not good. */
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

/** Error codes of TLS for a certificate whose root is not known here. */
const unknownRoot =
  /self[- ]signed certificate|unable to (get( local)? issuer|verify the first) certificate|CERT_UNTRUSTED/i;

/** Advice for an error: where a certificate is not trusted, name its root; else the general advice. */
export function getTodo(error: unknown, usual: string): string {
  if (!unknownRoot.test(getReason(error))) return usual;
  return "if the certificate is of your own authority, let NODE_EXTRA_CA_CERTS name the PEM file of its root, for the site and its commands";
}

/** The message of an error of any kind. */
export function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join(", ");
  const inner = error instanceof Error && error.message === "fetch failed" ? error.cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}
