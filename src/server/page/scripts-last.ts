const PRELOAD = /<link rel="modulepreload" href="[^"]+"\/>/g;
const START = '<script type="module" async="">';

/**
 * Lets a page that starts its scripts at once ask for them after its content: named before it, they would take the line
 * from it, and a form is to be seen and typed into first. Of its style the head has what the content uses; the whole,
 * for what the scripts will show, comes after the content too.
 */
export function scriptsLast(html: string, wholeCss: string): string {
  if (!html.includes(START))
    throw new Error("scriptsLast: the start script of React Router was not found; did <Scripts> change?");
  const preloads = html.match(PRELOAD)?.join("") ?? "";
  const style = wholeCss === "" ? "" : `<style>${wholeCss}</style>`;
  return html.replaceAll(PRELOAD, "").replace(START, () => style + preloads + START);
}
