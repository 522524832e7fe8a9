import { DomUtils, parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { toHref } from "./addresses.ts";
import { countConversion, unsafeMarkdownToHtml } from "./markdown.ts";

/** The level at which a text's headings begin: 3 below a section's heading, 2 where the text is the whole page. */
type TopHeading = 2 | 3;

/** Whitespace and control characters count for nothing, as browsers see it. */
function tidy(href: string): string {
  return href.replace(/[\p{Cc}\s]/gu, "");
}

/** A path of this site or a place on the same page. */
function isOwn(href: string): boolean {
  return /^(#|\/(?![/\\]))/.test(tidy(href));
}

/** Links elsewhere are not vouched for; our own say nothing about themselves. */
function linkTo({ href }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href !== undefined && isOwn(href)) return { href };
  return { ...(href === undefined ? {} : { href }), rel: "nofollow noopener" };
}

const link: sanitizeHtml.Transformer = (tagName, attribs) => ({ tagName, attribs: linkTo(attribs) });

function allowed(top: TopHeading): sanitizeHtml.IOptions {
  return {
    allowedTags: [`h${top}`, "h3", "h4", "h5", "p", "br", "ul", "ol", "li", "strong", "em", "a", "blockquote"],
    allowedAttributes: { a: ["href", "rel"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    transformTags: {
      h1: `h${top}`,
      h2: `h${top}`,
      h6: "h5",
      b: "strong",
      i: "em",
      a: link,
    },
  };
}

const options = { 2: allowed(2), 3: allowed(3) } as const;

/** Formats at the desk (recruiting §4): headings, lists, bold, italic, links. */
const deskOptions: sanitizeHtml.IOptions = {
  allowedTags: ["h3", "h4", "p", "br", "ul", "ol", "li", "strong", "em", "a"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    ...{ h1: "h3", h2: "h3", h5: "h4", h6: "h4", b: "strong", i: "em" },
    a: link,
  },
};

const textOptions: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/** Elements in each other. The parser looks through all of them at a closing tag. */
const mostDepth = 100;

class TooDeep extends Error {}

/** HTML with what the options allow; of HTML that is too deep the words. The work grows as the text does. */
function sanitize(html: string, allowing: sanitizeHtml.IOptions): string {
  countConversion("html");
  let depth = 0;
  const onOpenTag = () => {
    if (++depth > mostDepth) throw new TooDeep();
  };
  const onCloseTag = () => {
    depth--;
  };
  try {
    return sanitizeHtml(html, { ...allowing, onOpenTag, onCloseTag }).trim();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return sanitizeHtml(html.replace(/<[^<>]*>/g, " ").replaceAll("<", "&lt;"), textOptions).trim();
  }
}

/** HTML that may be shown: text, headings, lists and links; scripts, styles and handlers are gone (promise 11). */
export function safeHtml(html: string, top: TopHeading = 3): string {
  return sanitize(html, options[top]);
}

/**
 * Safe HTML for those who read it elsewhere, in a feed: our own links are whole addresses.
 * @param whole the whole address of a path of ours, or of a place on the page that the text belongs to (`#…`)
 */
export function withWholeLinks(safe: string, whole: (own: string) => string): string {
  return safe.replace(/<a href="([^"]*)">/g, (link, written: string) => {
    const href = DomUtils.textContent(parseDocument(written));
    return isOwn(href) ? `<a href="${toHref(whole(tidy(href)))}">` : link;
  });
}

/** Markdown as HTML that may be shown. */
export function markdownToHtml(markdown: string, top: TopHeading = 3): string {
  return safeHtml(unsafeMarkdownToHtml(markdown, false), top);
}

/** Signs that lists begin with in other programs; Word's own are of a private font. */
const listMarks = /^[ \t]*(?:[•·●○◦▪▫■□◆◇‣⁃∙►▶➢➤➔→»✓✔❖–—\ue000-\uf8ff]|o(?=\t))[ \t]*/gm;

const withLists = (text: string) => text.replace(listMarks, "- ");

/** Markdown of the desk as HTML that may be shown; a line that ends is a line (promise 11), and a pasted list a list. */
export function deskMarkdownToHtml(markdown: string): string {
  return sanitize(unsafeMarkdownToHtml(withLists(markdown), true), deskOptions);
}

/** Markup that was escaped as a whole, once or more: an element's end or a line break written with `&lt;`. */
const escapedMarkup =
  /&(?:amp;)*(?:lt|#60|#x3c);(?:\/(?:p|div|span|ul|ol|li|b|strong|i|em|u|h[1-6]|a|table|t[rd]|section|font)|br\s?\/?)&(?:amp;)*(?:gt|#62|#x3e);/i;
/** So often a text is escaped at most. */
const mostEscapes = 3;

const hasTags = (text: string) => /<\/?[a-z][^<>]*>/i.test(text);

function withoutEscapes(text: string): string {
  let plain = text.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, "");
  for (let left = mostEscapes; left > 0 && !hasTags(plain) && escapedMarkup.test(plain); left--)
    plain = DomUtils.textContent(parseDocument(plain));
  return plain;
}

/** Text of unknown make as HTML that may be shown: HTML where it has tags, escaped or not, else paragraphs and bullets. */
export function anyTextToHtml(text: string): string {
  const plain = withoutEscapes(text);
  if (hasTags(plain)) return safeHtml(plain);
  return safeHtml(unsafeMarkdownToHtml(withLists(plain), true));
}

/** The words of HTML, for searching. */
export function textOfHtml(html: string): string {
  return sanitize(html.replace(/<(?=[a-z/])/gi, " <"), textOptions).replace(/\s+/g, " ");
}
