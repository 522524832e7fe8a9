import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import type { Site } from "./site.ts";

type Node = Parameters<typeof DomUtils.textContent>[0];
type Found = ReturnType<typeof DomUtils.getElementsByTagName>[number];

interface Link {
  name: string;
  href: string;
  /** The value of `aria-current`; null: none. */
  current: string | null;
}

/** A page as HTML gives it, before any script. */
export interface ReadPage {
  status: number;
  /** Where one is at last, as path and query. */
  path: string;
  headers: Headers;
  html: string;
  title: string;
  /** All text within a part of the page, as one line. */
  text(within?: string): string;
  /** Whether one element within a part of the page reads so. */
  says(what: RegExp, within?: string): boolean;
  /** The headings of a level, or of all. */
  headings(level?: number, within?: string): string[];
  links(within?: string): Link[];
  /** The elements of a name with these attributes. */
  all(name: string, attributes?: Record<string, string>, within?: string): Found[];
}

/** Reads pages one after the other, keeps cookies and follows where they lead, as a browser without scripts. */
export interface Reader {
  open(path: string): Promise<ReadPage>;
  /** Sends the page's form that holds a field or a button of this name; what is given takes the place of what stands there. */
  send(page: ReadPage, holds: string, values?: Record<string, string>): Promise<ReadPage>;
}

const silent = new Set(["script", "style", "template", "noscript"]);

/** An element's text: its label, else its content, as one line. */
export function readingOf(node: Node): string {
  const parts: string[] = [];
  const walk = (one: Node): void => {
    if (Array.isArray(one)) one.forEach(walk);
    else if (one.type === ElementType.Text) parts.push(one.data);
    else if ("children" in one && !("name" in one && silent.has(one.name))) one.children.forEach(walk);
  };
  walk(node);
  return parts.join("").replaceAll(/\s+/g, " ").trim();
}

const elementsIn = (node: Node): Found[] => DomUtils.getElementsByTagName(() => true, node, true);
const getName = (element: Found) => element.attribs["aria-label"] ?? readingOf(element);

function readPage(html: string): Pick<ReadPage, "title" | "text" | "says" | "headings" | "links" | "all"> {
  const document = parseDocument(html);
  const tagged = (name: string, inside: Node) => DomUtils.getElementsByTagName(name, inside, true);
  const part = (within?: string): Node => (within === undefined ? document : tagged(within, document));
  const all = (name: string, attributes: Record<string, string> = {}, within?: string) =>
    tagged(name, part(within)).filter(({ attribs }) =>
      Object.entries(attributes).every(([key, value]) => attribs[key] === value),
    );
  return {
    all,
    title: readingOf(tagged("title", tagged("head", document))),
    text: (within = "body") => readingOf(part(within)),
    says: (what, within = "main") => elementsIn(part(within)).some((element) => what.test(readingOf(element))),
    headings: (level, within) =>
      elementsIn(part(within))
        .filter(({ name }) => new RegExp(`^h${level ?? "[1-6]"}$`).test(name))
        .map(readingOf),
    links: (within) =>
      all("a", {}, within).map((link) => ({
        name: getName(link),
        href: link.attribs["href"] ?? "",
        current: link.attribs["aria-current"] ?? null,
      })),
  };
}

/** A form's controls, within it or by its id. */
function getParts(form: Found, all: readonly Found[]): Found[] {
  const { id } = form.attribs;
  return [...elementsIn(form), ...all.filter(({ attribs }) => id !== undefined && attribs["form"] === id)];
}

/** A form's current data. */
function getFields(parts: readonly Found[]): [string, string][] {
  return parts.flatMap((field): [string, string][] => {
    const { name, value = "", type } = field.attribs;
    if (name === undefined || "disabled" in field.attribs) return [];
    if (field.name === "textarea") return [[name, DomUtils.textContent(field)]];
    if (field.name === "select") {
      const options = DomUtils.getElementsByTagName("option", field);
      const chosen = options.find(({ attribs }) => "selected" in attribs) ?? options[0];
      return [[name, chosen?.attribs["value"] ?? ""]];
    }
    if (field.name !== "input" || type === "submit") return [];
    if ((type === "checkbox" || type === "radio") && !("checked" in field.attribs)) return [];
    return [[name, value]];
  });
}

/** Whether a form has a field of this name or a button that is called so. */
function holdsIt(parts: readonly Found[], holds: string): boolean {
  return parts.some((one) => one.attribs["name"] === holds || (one.name === "button" && getName(one).includes(holds)));
}

/** Begins to read a site, in a language as the switch stored it. */
export function createReader({ url }: Pick<Site, "url">, language: "id" | "en"): Reader {
  const cookies = new Map<string, string>([["lang", language]]);
  const { origin } = new URL(url);
  const follow = async (address: URL, sent: RequestInit = {}, leads = 0): Promise<ReadPage> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(address, { ...sent, headers: { cookie, origin }, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const html = await answer.text();
    const location = answer.headers.get("location");
    if (answer.status >= 300 && answer.status < 400 && location !== null && leads < 10)
      return follow(new URL(location, address), {}, leads + 1);
    const path = address.pathname + address.search;
    return { status: answer.status, path, headers: answer.headers, html, ...readPage(html) };
  };
  return {
    open: (path) => follow(new URL(path, url)),
    send(page, holds, values = {}) {
      const all = elementsIn(parseDocument(page.html));
      const form = all.find((one) => one.name === "form" && holdsIt(getParts(one, all), holds));
      if (form === undefined) throw new Error(`${page.path} has no form with ${holds}.`);
      const fields = new URLSearchParams(getFields(getParts(form, all)));
      for (const [name, value] of Object.entries(values)) fields.set(name, value);
      const address = new URL(form.attribs["action"] ?? page.path, url + page.path);
      if (form.attribs["method"]?.toLowerCase() === "post") return follow(address, { method: "POST", body: fields });
      address.search = fields.toString();
      return follow(address);
    },
  };
}

/** A page's only heading of the first level. */
export const findTitle = (page: ReadPage) => page.headings(1)[0];

/** Where the first link of a name leads. */
export const findHref = (page: ReadPage, name: string | RegExp, within?: string) =>
  page.links(within).find((link) => (typeof name === "string" ? link.name === name : name.test(link.name)))?.href;

/** The names of all links. */
export const getNames = (page: ReadPage, within?: string) => page.links(within).map(({ name }) => name);
