import { type ChildNode, parse, type Rule } from "postcss";

/**
 * What elements of a page have that styles ask for: ".row" for a class, "[data-gap]" for an attribute and
 * "[data-gap=8]" for its value. Classes and data attributes change by React alone, which starts with the whole CSS.
 */
export type Marks = ReadonlySet<string>;

/** A page's CSS without the rules that none of its elements can match. */
export interface UsedCss {
  of(marks: Marks): string;
  /** The data attributes that selectors name; what others say is of no concern. */
  readonly attributes: ReadonlySet<string>;
  /** The marks that selectors ask for: pages that have the same of these get the same CSS. */
  readonly asked: Marks;
}

/** The condition of a piece of CSS, built once a stylesheet and checked for every page. */
type Piece = (marks: Marks) => string;

/** Arguments of these pseudo-classes may be absent from the matching element, or belong to others. */
const FUNCTIONS = /:(?:not|is|where|has|host)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.([\w-]+)/g;
const ATTRIBUTE = /\[(data-[\w-]+)(?:(.?=)"?([^\]"]*)"?)?\]/g;

const classMark = (name = "") => `.${name}`;
const attributeMark = (name = "", value?: string) => (value === undefined ? `[${name}]` : `[${name}=${value}]`);

/** The marks that elements of a page must have for a selector to match; an escaped one is taken to ask for none. */
function getMarks(selector: string): string[] {
  const outside = selector.replaceAll(FUNCTIONS, "");
  if (outside.includes("\\")) return [];
  const attributes = [...outside.matchAll(ATTRIBUTE)].map(([, name, sign, value]) =>
    attributeMark(name, sign === "=" ? value : undefined),
  );
  return [...attributes, ...[...outside.replaceAll(ATTRIBUTE, "").matchAll(CLASS)].map(([, name]) => classMark(name))];
}

function ofRule(rule: Rule): Piece {
  const inner = ofNodes(rule.nodes);
  const selectors = rule.selectors.map((text) => ({ text, needs: getMarks(text) }));
  return (marks) => {
    const matching = selectors.filter(({ needs }) => needs.every((mark) => marks.has(mark)));
    const body = matching.length === 0 ? "" : inner(marks);
    return body === "" ? "" : `${matching.map(({ text }) => text).join(",")}{${body}}`;
  };
}

function ofNode(node: ChildNode): Piece {
  if (node.type === "rule") return ofRule(node);
  const text = node.toString();
  if (node.type !== "atrule" || node.nodes === undefined || /keyframes|font-face|page|property/.test(node.name))
    return () => (node.type === "atrule" && node.nodes === undefined ? `${text};` : text);
  const inner = ofNodes(node.nodes);
  const head = `@${node.name}${node.raws.afterName ?? " "}${node.params}`;
  // An empty layer still defines its position among the others.
  const isLayer = node.name === "layer";
  return (marks) => {
    const innerCss = inner(marks);
    return innerCss === "" && !isLayer ? "" : `${head}{${innerCss}}`;
  };
}

function ofNodes(nodes: readonly ChildNode[]): Piece {
  const pieces = nodes.map((node) => ({ piece: ofNode(node), end: node.type === "decl" ? ";" : "" }));
  return (marks) => {
    const keptPieces = pieces.map(({ piece, end }) => ({ text: piece(marks), end })).filter(({ text }) => text !== "");
    return keptPieces.map(({ text, end }, at) => (at === keptPieces.length - 1 ? text : text + end)).join("");
  };
}

/**
 * Reads a stylesheet once, for answering what each page needs of it.
 * @throws CssSyntaxError (postcss) when the text is no CSS
 */
export function usedCss(css: string): UsedCss {
  const root = parse(css);
  const attributes = new Set<string>();
  const selectorMarks = new Set<string>();
  root.walkRules((rule) => {
    for (const [, name = ""] of rule.selector.matchAll(ATTRIBUTE)) attributes.add(name);
    for (const mark of rule.selectors.flatMap(getMarks)) selectorMarks.add(mark);
  });
  return { of: ofNodes(root.nodes), attributes, asked: selectorMarks };
}

/** A custom property of a rule, to its end; a ";" within quotes or brackets is part of its value. */
const CUSTOM = /(?<=[{;])(--[\w-]+):((?:"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*')*\)|[^;{}"'(])*)(;|(?=\}))/g;
const VARIABLE = /var\((--[\w-]+)/g;
const EMPTY_RULE = /(?<=[{};]|^)[^{};@]+\{\}/g;

/** The custom properties that a text asks for. */
const listVariables = (text: string) => [...text.matchAll(VARIABLE)].map(([, name = ""]) => name);

/** Custom properties that the CSS uses, directly or through other custom properties. */
function listAsked(css: string): ReadonlySet<string> {
  const wants = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(CUSTOM))
    wants.set(name, [...(wants.get(name) ?? []), ...listVariables(value)]);
  const variables = new Set(listVariables(css.replaceAll(CUSTOM, "")));
  for (const name of variables) for (const next of wants.get(name) ?? []) variables.add(next);
  return variables;
}

/**
 * Removes the custom properties that nothing in the CSS asks for. Works on the text: to parse it again would cost more than
 * all other work for a page's style.
 * @param css as `of` gives it: without comments and blanks
 */
export function withoutIdleProperties(css: string): string {
  const variables = listAsked(css);
  let remaining = css.replace(CUSTOM, (all, name: string) => (variables.has(name) ? all : "")).replaceAll(";}", "}");
  for (let before = ""; before !== remaining; ) {
    before = remaining;
    remaining = remaining.replace(EMPTY_RULE, "");
  }
  return remaining;
}

/** Every class that a page's elements have, and of their attributes those that are asked for. */
export function marksIn(html: string, attributes: ReadonlySet<string>): Marks {
  const found = new Set<string>();
  // A page says the same few again and again: each is looked at once.
  for (const attribute of new Set(html.match(/\s(?:class|data-[\w-]+)(?:="[^"]*")?/g))) {
    const [name = "", value = ""] = attribute.slice(1).split(/="|"/);
    if (name === "class") for (const one of value.split(/\s+/)) found.add(classMark(one));
    else if (attributes.has(name)) found.add(attributeMark(name)).add(attributeMark(name, value));
  }
  return found;
}
