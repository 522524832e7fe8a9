import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

/** Headings begin at 3: above them stand the page's title and the section's. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["h3", "h4", "h5", "p", "br", "ul", "ol", "li", "strong", "em", "a", "blockquote"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    h1: "h3",
    h2: "h3",
    h6: "h5",
    b: "strong",
    i: "em",
    a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener" }),
  },
};

/** HTML that may be shown: text, headings, lists and links; scripts, styles and handlers are gone (promise 11). */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, allowed).trim();
}

/** Markdown as HTML that may be shown. */
export function markdownToHtml(markdown: string): string {
  return safeHtml(marked.parse(markdown, { async: false }));
}

/** Text of unknown make as HTML that may be shown: HTML where it has tags, else paragraphs and bullets. */
export function anyTextToHtml(text: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(text)) return safeHtml(text);
  const bullets = text.replace(/^[ \t]*[•·●▪–]\s*/gm, "- ");
  return safeHtml(marked.parse(bullets, { async: false, breaks: true }));
}

/** The words of HTML, for searching. */
export function textOfHtml(html: string): string {
  return sanitizeHtml(html.replace(/<[^>]+>/g, " $&"), { allowedTags: [], allowedAttributes: {} })
    .replace(/\s+/g, " ")
    .trim();
}
