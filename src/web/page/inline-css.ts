/** React Router ends the address of a sheet that several parts of a route share with "#". */
const STYLESHEET = /<link rel="stylesheet" href="([^"]+\.css)(#?)"([^>]*)\/>/g;

/** The CSS of some stylesheets in one, and its hash as CSP names it. */
export interface InlineStyle {
  css: string;
  hash: string;
}

export interface Inlined {
  html: string;
  /** Hashes of the styles that were put in. */
  hashes: readonly string[];
  /** Addresses of the stylesheets. */
  hrefs: readonly string[];
}

/**
 * Puts the CSS of a page's stylesheets into one `<style>` before them.
 * The links stay, `disabled`: React needs them to hydrate, and nothing waits for them. A page whose style is only what
 * it uses turns them on before its scripts start (`defer-scripts.ts`); elsewhere they are never fetched.
 * @param read answers the CSS of stylesheets by their addresses
 */
export function inlineCss(html: string, read: (hrefs: readonly string[]) => InlineStyle): Inlined {
  const hrefs: string[] = [];
  const linked = html.replace(STYLESHEET, (_, href: string, mark: string, rest: string) => {
    hrefs.push(href);
    return `<link rel="stylesheet" href="${href}${mark}"${rest} disabled=""/>`;
  });
  if (hrefs.length === 0) return { html, hashes: [], hrefs };
  const { css, hash } = read(hrefs);
  const styled = linked.replace('<link rel="stylesheet"', () => `<style>${css}</style><link rel="stylesheet"`);
  return { html: styled, hashes: [hash], hrefs };
}
