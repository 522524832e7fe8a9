/** Gives what stands for something a name by its turn, so that two pages that differ in names alone are the same. */
function byTurn(letter: string): (name: string) => string {
  const turns = new Map<string, string>();
  return (name) => {
    const turn = turns.get(name) ?? `${letter}${turns.size + 1}`;
    turns.set(name, turn);
    return turn;
  };
}

/** What the router tells its own code in the browser, and what is fetched for it: other files, other lists. */
const routersOwn = [
  /<script\b[^>]*>(?:(?!<\/script>)[\s\S])*?(?:__reactRouter|\.streamController|\/assets\/)[\s\S]*?<\/script>/g,
  /<link\b[^>]*rel="modulepreload"[^>]*>/g,
];

function withPlainClasses(html: string): string {
  const turn = byTurn("c");
  const known = new Set<string>();
  const body = html.replaceAll(/\bclass="([^"]*)"/g, (_, names: string) => {
    const plain = names.split(/\s+/).map((name) => {
      known.add(name);
      return turn(name);
    });
    return `class="${plain.join(" ")}"`;
  });
  return body.replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (style) =>
    style.replaceAll(/\.(-?[_a-zA-Z][\w-]*)/g, (whole, name: string) => (known.has(name) ? `.${turn(name)}` : whole)),
  );
}

/**
 * A page without what may differ from one build to the next: names of assets and classes, the router's own scripts, and
 * without what no two answers share: the site's address, ids of requests and of elements, how long something took.
 */
export function plainPage(html: string, origin: string): string {
  const element = byTurn("r");
  const { host } = new URL(origin);
  const bare = routersOwn.reduce((text, own) => text.replaceAll(own, ""), html);
  return withPlainClasses(bare)
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
