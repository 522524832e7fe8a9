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

/** What TLS says of a certificate of a root that is not known here. */
const unknownRoot =
  /self[- ]signed certificate|unable to (get( local)? issuer|verify the first) certificate|CERT_UNTRUSTED/i;

/** What to do about an error: where a certificate is not believed, name its root; else as usual. */
export function getTodo(error: unknown, usual: string): string {
  if (!unknownRoot.test(getReason(error))) return usual;
  return "if the certificate is of your own authority, let NODE_EXTRA_CA_CERTS name the PEM file of its root, for the site and its commands";
}

/** What went wrong, in the words of anyone who says it. */
export function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join(", ");
  const inner = error instanceof Error && error.message === "fetch failed" ? error.cause : error;
  return inner instanceof Error ? inner.message : String(inner);
}
