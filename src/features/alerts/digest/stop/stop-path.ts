/** The page that asks before it stops anything, and offers what is rarer. */
export function stopPath(code: string): string {
  return `/berhenti-surat/${code}`;
}

/** Where mail programs post, and nothing is asked (RFC 8058). */
export function oneClickPath(code: string): string {
  return `/api/v1/unsubscribe/${code}`;
}
