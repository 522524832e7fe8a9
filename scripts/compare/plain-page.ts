/** Gives what stands for something a name by its turn, so that two pages that differ in names alone are the same. */
function byTurn(letter: string): (name: string) => string {
  const turns = new Map<string, string>();
  return (name) => {
    const turn = turns.get(name) ?? `${letter}${turns.size + 1}`;
    turns.set(name, turn);
    return turn;
  };
}

/** The router's data for its own code in the browser, and its requests: other files, other lists. */
const routersOwn = [
  /<script\b[^>]*>(?:(?!<\/script>)[\s\S])*?(?:__reactRouter|\.streamController|\/assets\/)[\s\S]*?<\/script>/g,
  /<link\b[^>]*rel="modulepreload"[^>]*>/g,
  // What stands in the page already, for pages that are gone on to.
  /<link\b[^>]*rel="stylesheet"[^>]*\bdisabled\b[^>]*>/g,
];

/**
 * The rules of a style, and of each of its layers, in the order of their text: in which one stands follows how the
 * build cut its files.
 */
function inOrder(style: string): string {
  const rules: string[] = [];
  let [depth, begin] = [0, 0];
  for (const [at, letter] of [...style].entries()) {
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    if (depth > 0 || (letter !== "}" && letter !== ";")) continue;
    const rule = style.slice(begin, at + 1);
    rules.push(
      rule.replace(/^(@layer [\w-]+\{)([\s\S]*)\}$/, (_, head: string, inside: string) => `${head}${inOrder(inside)}}`),
    );
    begin = at + 1;
  }
  return [...rules.sort(), style.slice(begin)].join("");
}

/**
 * Classes and animations by their turn, those that only a style names too; a form page holds its whole style in a
 * script.
 */
function withPlainNames(html: string): string {
  const [turn, animation] = [byTurn("c"), byTurn("a")];
  const animations = new Set([...html.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name));
  const body = html.replaceAll(
    /\bclass="([^"]*)"/g,
    (_, names: string) => `class="${names.split(/\s+/).map(turn).join(" ")}"`,
  );
  return body.replaceAll(/<(style|script)\b[^>]*>(?:(?!<\/\1>)[\s\S])*?@layer[\s\S]*?<\/\1>/g, (style) =>
    style
      .replaceAll(/\.(-?[_a-zA-Z][\w-]*)/g, (_, name: string) => `.${turn(name)}`)
      .replaceAll(/(?<![.\w-])[\w-]+/g, (name) => (animations.has(name) ? animation(name) : name)),
  );
}

/**
 * A page without what may differ from one build to the next: names of assets, classes and animations, the order of
 * rules in its style, the router's own scripts, and without what no two answers share: the site's address, ids of
 * requests and of elements, how long something took.
 */
export function plainPage(html: string, origin: string): string {
  const element = byTurn("r");
  const { host } = new URL(origin);
  const bare = routersOwn.reduce((text, own) => text.replaceAll(own, ""), html);
  return withPlainNames(bare)
    .replaceAll(/(?<=<(style|script)\b[^>]*>)(?=[^<]*@layer)[\s\S]*?(?=<\/\1>)/g, (style) => inOrder(style))
    .replaceAll(origin, "http://site")
    .replaceAll(encodeURIComponent(origin), "http%3A%2F%2Fsite")
    .replaceAll(host, "site")
    .replaceAll(/\/assets\/[\w.-]+\.(\w+)/g, "/assets/file.$1")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "request-id")
    .replaceAll(/\b\d+ ms\b/g, "some ms")
    .replaceAll(/_R_\w+?_(?!\w)/g, element);
}

/** The first line in which two texts differ, cut around the place; null where they are the same. */
export function firstDifference(one: string, other: string): { before: string; now: string } | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120).replaceAll("\n", "⏎");
  return { before: around(one), now: around(other) };
}
