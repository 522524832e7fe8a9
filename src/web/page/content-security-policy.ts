import { hash } from "node:crypto";

/** A script's or style's text as CSP names it; the text has one character a byte, as pages are put together. */
export function contentHash(text: string): string {
  return `'sha256-${hash("sha256", Buffer.from(text, "latin1"), "base64")}'`;
}

/**
 * Hashes exactly the scripts that our own rendering marked, and strips the mark.
 * `mark` is a random nonce that never leaves the server; hashing every inline script found would bless an injected one.
 */
export function trustMarkedScripts(html: string, mark: string): { html: string; hashes: Set<string> } {
  const hashes = new Set<string>();
  const parts = html.split(` nonce="${mark}"`);
  for (const [index, before] of parts.entries()) {
    const after = parts[index + 1];
    if (after === undefined || !isInScriptTag(before)) continue;
    // A page is large: only what follows each mark is looked at.
    const text = after.slice(after.indexOf(">") + 1, after.indexOf("</script>"));
    hashes.add(contentHash(text));
  }
  return { html: parts.join(""), hashes };
}

function isInScriptTag(before: string): boolean {
  return /^<script\b/.test(before.slice(before.lastIndexOf("<")));
}

/** Hashes of what a page carries inside itself. */
export interface InlineHashes {
  scripts: Iterable<string>;
  styles: readonly string[];
}

/** Places elsewhere that a page may use: those of the captcha, when it is someone else's. */
export interface ForeignSources {
  scripts: readonly string[];
  frames: readonly string[];
}

/** The policy of a rendered page: our scripts and inlined styles by hash, and nothing from elsewhere but `foreign`. */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  isDevelopment: boolean,
  foreign: ForeignSources = { scripts: [], frames: [] },
): string {
  const style = isDevelopment ? ["'unsafe-inline'"] : styles;
  const connect = isDevelopment ? ["ws:"] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...foreign.scripts, ...scripts].join(" "),
    ["style-src 'self'", ...style].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(foreign.frames.length > 0 ? [["frame-src", ...foreign.frames].join(" ")] : []),
  ].join("; ");
}
