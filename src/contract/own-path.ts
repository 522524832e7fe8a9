const somewhere = "http://own.invalid";
const longest = 2_000;

/** How often a path may be percent-encoded by those who hand it on. */
const layers = 3;

/** True for what a browser could read as another host, and for characters that some leave out on the way. */
function leadsAway(path: string): boolean {
  return !path.startsWith("/") || path.startsWith("//") || /[\\\p{C}]/u.test(path);
}

/** Also when a proxy or a page decodes it once too often. */
function staysHere(path: string): boolean {
  let layer = path;
  for (let depth = 0; depth <= layers; depth += 1) {
    if (leadsAway(layer)) return false;
    try {
      layer = decodeURIComponent(layer);
    } catch {
      return false;
    }
  }
  return true;
}

/**
 * A path of our own site out of untrusted text, else null (promise 12).
 * Normalised, so that neither `//host`, `/\host`, `/..//host`, their encodings nor a scheme leads away.
 */
export function ownPath(text: FormDataEntryValue | null | undefined): string | null {
  if (typeof text !== "string" || text.length > longest || leadsAway(text)) return null;
  const url = URL.parse(text, somewhere);
  if (url?.origin !== somewhere || !staysHere(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
