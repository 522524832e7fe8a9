import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../../app/build-folder.ts";
import { contentHash } from "./content-security-policy.ts";
import type { InlineStyle } from "./inline-css.ts";
import { marksIn, type UsedCss, usedCss, withoutIdleProperties } from "./used-css.ts";

const whole = new Map<string, InlineStyle>();
const parsed = new Map<string, Sheets>();
const used = new Map<string, InlineStyle>();

/** How many different pages' styles are remembered; pages of one kind mostly use the same. */
const MOST_USED = 500;

const base = import.meta.env.BASE_URL;
const clientFolder = `${buildFolder(base.slice(0, -1) || "/")}/client`;

/** The CSS with one character a byte, as pages are put together. */
function readStylesheet(href: string): string {
  const file = href.slice(base.length);
  return readFileSync(join(clientFolder, file), "latin1").trim();
}

/** Built stylesheets by their addresses, from the client build beside the server bundle; read and hashed once. */
export function readStylesheets(hrefs: readonly string[]): InlineStyle {
  const key = hrefs.join(" ");
  const found = whole.get(key);
  if (found !== undefined) return found;
  const css = hrefs.map(readStylesheet).join("");
  const style = { css, hash: contentHash(css) };
  whole.set(key, style);
  return style;
}

/** Parsed stylesheets of a page, and what any of them asks for. */
interface Sheets {
  sheets: readonly UsedCss[];
  attributes: ReadonlySet<string>;
  asked: readonly string[];
}

function parseStylesheets(hrefs: readonly string[]): Sheets {
  const key = hrefs.join(" ");
  const found = parsed.get(key);
  if (found !== undefined) return found;
  const sheets = hrefs.map((href) => usedCss(readStylesheet(href)));
  const attributes = new Set(sheets.flatMap((sheet) => [...sheet.attributes]));
  const selectorMarks = [...new Set(sheets.flatMap((sheet) => [...sheet.asked]))];
  parsed.set(key, { sheets, attributes, asked: selectorMarks });
  return { sheets, attributes, asked: selectorMarks };
}

/**
 * The used part of built stylesheets; each is read and parsed once, and combined once for pages that have the same of what
 * the stylesheets ask for, whatever else they have.
 */
export function readUsedStyles(hrefs: readonly string[], html: string): InlineStyle {
  const { sheets, attributes, asked } = parseStylesheets(hrefs);
  const all = marksIn(html, attributes);
  const marks = asked.filter((mark) => all.has(mark));
  const key = [...hrefs, ...marks].join(" ");
  const found = used.get(key);
  if (found !== undefined) return found;
  const has = new Set(marks);
  const css = withoutIdleProperties(sheets.map((sheet) => sheet.of(has)).join(""));
  const style = { css, hash: contentHash(css) };
  if (used.size >= MOST_USED) used.clear();
  used.set(key, style);
  return style;
}
