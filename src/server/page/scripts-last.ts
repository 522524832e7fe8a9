const PRELOAD = /<link rel="modulepreload" href="[^"]+"\/>/g;
const START = '<script type="module" async="">';

/** Runs in the browser: fetches the stylesheets whole, of which the page carries only what it uses itself. */
export const dressLoader = "for(const l of document.querySelectorAll('link[rel=stylesheet][disabled]'))l.disabled=!1";

/**
 * Lets a page that starts its scripts at once ask for them after its content: named before it, they would take the line
 * from it, and a form is to be seen and typed into first.
 */
export function scriptsLast(html: string): string {
  if (!html.includes(START))
    throw new Error("scriptsLast: the start script of React Router was not found; did <Scripts> change?");
  const preloads = html.match(PRELOAD)?.join("") ?? "";
  return html.replaceAll(PRELOAD, "").replace(START, () => `<script>${dressLoader}</script>${preloads}${START}`);
}
