import { type ChildNode, parse, type Rule } from "postcss";

/** A page's CSS without the rules that none of its elements can match. */
export type UsedCss = (classes: ReadonlySet<string>) => string;

/** What decides about a piece of CSS, made once a stylesheet and asked for every page. */
type Piece = (classes: ReadonlySet<string>) => string;

/** What these hold may be absent from the element that matches, or is looked for elsewhere. */
const FUNCTIONS = /:(?:not|is|where|has|host)\((?:[^()]|\([^()]*\))*\)/g;

/** The classes that elements of a page must have for a selector to match; an escaped one is taken for none. */
function classesOf(selector: string): string[] {
  const outside = selector.replaceAll(FUNCTIONS, "");
  return outside.includes("\\") ? [] : [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

function ofRule(rule: Rule): Piece {
  const body = rule
    .clone({ selectors: ["x"], raws: { ...rule.raws, before: "" } })
    .toString()
    .slice(1);
  const selectors = rule.selectors.map((text) => ({ text, needs: classesOf(text) }));
  return (classes) => {
    const matching = selectors.filter(({ needs }) => needs.every((name) => classes.has(name)));
    return matching.length === 0 ? "" : matching.map(({ text }) => text).join(",") + body;
  };
}

function ofNode(node: ChildNode): Piece {
  if (node.type === "rule") return ofRule(node);
  const text = node.toString();
  if (node.type !== "atrule" || node.nodes === undefined || /keyframes|font-face|page|property/.test(node.name))
    return () => (node.type === "atrule" && node.nodes === undefined ? `${text};` : text);
  const inner = ofNodes(node.nodes);
  const head = `@${node.name}${node.raws.afterName ?? " "}${node.params}`;
  // An empty layer still says where it stands among the others.
  const isLayer = node.name === "layer";
  return (classes) => {
    const kept = inner(classes);
    return kept === "" && !isLayer ? "" : `${head}{${kept}}`;
  };
}

function ofNodes(nodes: readonly ChildNode[]): Piece {
  const pieces = nodes.map(ofNode);
  return (classes) => pieces.map((piece) => piece(classes)).join("");
}

/**
 * Reads a stylesheet once, for answering what each page needs of it.
 * @throws CssSyntaxError (postcss) when the text is no CSS
 */
export function usedCss(css: string): UsedCss {
  return ofNodes(parse(css).nodes);
}

/** Every class that a page's elements have. */
export function classesIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of value.split(/\s+/)) found.add(name);
  return found;
}
