const PRELOAD = /<link rel="modulepreload" href="[^"]+"\/>/g;
const START = '<script type="module" async="">';

/**
 * Lets a page that starts its scripts at once ask for them after its content: named before it, they would take the line
 * from it, and a form is to be seen and typed into first.
 */
export function scriptsLast(html: string): string {
  if (!html.includes(START))
    throw new Error("scriptsLast: the start script of React Router was not found; did <Scripts> change?");
  const preloads = html.match(PRELOAD)?.join("") ?? "";
  return html.replaceAll(PRELOAD, "").replace(START, () => preloads + START);
}
