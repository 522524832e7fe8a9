import { randomBytes } from "node:crypto";
import { m } from "#messages";
import type { LetterMark, Mail } from "./mail-message.ts";

/** A part of a letter that lists things, each leading somewhere. */
export interface LetterSection {
  heading: string;
  items: readonly { title: string; url: string; lines: readonly string[] }[];
  /** Where the rest of them is. */
  more?: LetterLink;
}

/** `url` is absolute. */
export interface LetterLink {
  label: string;
  url: string;
}

/** A mail's content, in one language; all of it plain text. */
export interface Letter {
  language: "id" | "en";
  siteName: string;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  /** Things that the paragraphs speak of, one a line. */
  list?: readonly string[];
  /** Names and values, such as a time and a place; a value with an absolute `url` leads there. */
  facts?: readonly { name: string; value: string; url?: string }[];
  sections?: readonly LetterSection[];
  /** The one thing to do. */
  action?: LetterLink;
  /** Small text below the button. One with the button's address is for the HTML: the text has it anyway. */
  notes?: readonly string[];
  /** Small, below the notes: what else one may do. */
  links?: readonly LetterLink[];
  /** Why this mail came. */
  footer: string;
}

/**
 * A letter as plain text and as HTML, as mail programs understand it: tables and values on the spot, no style sheet.
 * The outbox renders it, because it gives the number that every letter prints.
 */
export function renderLetter(letter: Letter): Pick<Mail, "render"> {
  return {
    render(mark) {
      const withLanguage = withPages(letter, pageIn(letter.language, mark));
      return { text: asText(withLanguage, mark), html: asHtml(withLanguage, mark) };
    },
  };
}

const addresses = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

/**
 * Adds `lang=en` to addresses of our own pages in an English letter, so that they open in English on a device without a
 * stored language. A stored language still wins over a link (readings, "Language"); Indonesian is the default.
 * @returns a function of any text, which changes the addresses in it
 */
function pageIn(language: Letter["language"], { checkUrl }: LetterMark): (text: string) => string {
  if (language === "id" || !URL.canParse(checkUrl)) return (text) => text;
  const { origin } = new URL(checkUrl);
  const toPage = (url: string) => {
    if (!URL.canParse(url) || new URL(url).origin !== origin || new URL(url).searchParams.has("lang")) return url;
    const [page = "", ...place] = url.split("#");
    return [`${page}${page.includes("?") ? "&" : "?"}lang=${language}`, ...place].join("#");
  };
  return (text) => text.replaceAll(addresses, toPage);
}

function withPages(letter: Letter, toPage: (text: string) => string): Letter {
  const toLink = (link: LetterLink): LetterLink => ({ ...link, url: toPage(link.url) });
  const { action, facts = [], sections = [], notes = [], links = [] } = letter;
  return {
    ...letter,
    ...(action && { action: toLink(action) }),
    facts: facts.map((fact) => (fact.url === undefined ? fact : { ...fact, url: toPage(fact.url) })),
    sections: sections.map(({ heading, items, more }) => ({
      heading,
      items: items.map((item) => ({ ...item, url: toPage(item.url) })),
      ...(more && { more: toLink(more) }),
    })),
    notes: notes.map(toPage),
    links: links.map(toLink),
  };
}

/** The page's address as one types it. */
function typedAddress({ checkUrl }: LetterMark): string {
  return checkUrl.replace(/^https?:\/\//, "");
}

function asText(letter: Letter, mark: LetterMark): string {
  const { language, title, paragraphs, list = [], facts = [], sections = [], action, footer } = letter;
  const { notes = [], links = [] } = letter;
  const locale = { locale: language };
  const number = [
    `${m.mail_letter_number({}, locale)}: ${mark.code}`,
    m.mail_letter_check({ place: typedAddress(mark) }, locale),
  ].join("\n");
  const pairs = facts
    .map(({ name, value, url }) => `${name}: ${value}${url === undefined ? "" : `\n${url}`}`)
    .join("\n");
  const button = action && linkText(action);
  const remainingNotes = notes.filter((text) => !text.split(/\s/).includes(action?.url ?? ""));
  const parts = [
    title,
    ...paragraphs,
    list.map((text) => `• ${text}`).join("\n"),
    pairs,
    ...sections.flatMap(sectionText),
    button,
    ...remainingNotes,
    ...links.map(linkText),
    number,
    `-- \n${footer}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const linkText = ({ label, url }: LetterLink) => `${label}:\n${url}`;

function sectionText({ heading, items, more }: LetterSection): string[] {
  const itemTexts = items.map(({ title, lines, url }) => [title, ...lines, url].join("\n"));
  return [`== ${heading} ==`, ...itemTexts, ...(more ? [linkText(more)] : [])];
}

const ink = "#14202B";
const muted = "#4A5A68";
const nila = "#123B6D";
const ground = "#F4F1EA";
const line = "#DAD7CC";
const face = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The woven edge in a mail program's means: threads of indigo and turmeric, each a row of its height in pixels. */
const threads = [
  ["#081F3D", 6],
  ["#F2B33D", 3],
  ["#0D2C53", 22],
  ["#F2B33D", 3],
  ["#081F3D", 6],
] as const;

function asHtml(letter: Letter, mark: LetterMark): string {
  const { language, siteName, subject, footer } = letter;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" bgcolor="#FFFFFF" style="width:100%;max-width:600px;border:1px solid ${line};border-radius:16px;overflow:hidden">
<tr><td style="padding:20px 32px;${face};font-size:16px;font-weight:700;color:${ink}">${escaped(siteName)}</td></tr>
${threads.map(thread).join("\n")}
<tr><td style="padding:32px;${face};font-size:16px;line-height:26px;color:${ink}">${body(letter, mark)}</td></tr>
<tr><td bgcolor="${ground}" style="padding:20px 32px;${face};font-size:14px;line-height:22px;color:${muted}">${escaped(footer)}</td></tr>
</table></td></tr></table></body></html>
`;
}

function thread([colour, height]: (typeof threads)[number]): string {
  const size = `height:${height}px;line-height:${height}px;font-size:1px`;
  return `<tr><td bgcolor="${colour}" height="${height}" style="${size}">&nbsp;</td></tr>`;
}

function body(letter: Letter, mark: LetterMark): string {
  const { title, paragraphs, list = [], facts = [], sections = [], action, notes = [], links = [] } = letter;
  return [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700">${escaped(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`),
    bullets(list),
    factTable(facts),
    ...sections.map(section),
    action ? button(action) : "",
    ...notes.map(note),
    ...links.map(smallLink),
    numberBox(letter, mark),
  ].join("\n");
}

function bullets(list: readonly string[]): string {
  if (list.length === 0) return "";
  const items = list.map((text) => `<li style="margin:0 0 4px">${escaped(text)}</li>`);
  return `<ul style="margin:0 0 24px;padding:0 0 0 22px">${items.join("")}</ul>`;
}

function factTable(facts: NonNullable<Letter["facts"]>): string {
  if (facts.length === 0) return "";
  const edge = `border-top:1px solid ${line};padding:10px 12px 10px 0`;
  const rows = facts.map(
    ({ name, value, url }) =>
      `<tr><td valign="top" width="40%" style="${edge};color:${muted}">${escaped(name)}</td><td valign="top" style="${edge};font-weight:600">${url === undefined ? escaped(value) : linked(value, url)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join("")}</table>`;
}

function linked(text: string, url: string): string {
  return `<a href="${escaped(url)}" style="color:${nila}">${escaped(text)}</a>`;
}

/** A heading and a table of its own, one row a thing. */
function section({ heading, items, more }: LetterSection): string {
  const rows = items.map(({ title, url, lines }) => {
    const below = lines.map(
      (text) => `<br><span style="font-size:14px;line-height:22px;color:${muted}">${escaped(text)}</span>`,
    );
    return `<tr><td style="border-top:1px solid ${line};padding:12px 0"><b>${linked(title, url)}</b>${below.join("")}</td></tr>`;
  });
  const rest = more
    ? `<tr><td style="border-top:1px solid ${line};padding:12px 0">${linked(more.label, more.url)}</td></tr>`
    : "";
  return `<h2 style="margin:24px 0 12px;font-size:18px;line-height:26px;font-weight:700">${escaped(heading)}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join("")}${rest}</table>`;
}

/** A cell with a ground, because mail programs drop the padding of links. */
function button({ label, url }: LetterLink): string {
  const link = `display:inline-block;padding:12px 22px;${face};font-size:16px;font-weight:700;color:#FFFFFF;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td bgcolor="${nila}" style="border-radius:10px"><a href="${escaped(url)}" style="${link}">${escaped(label)}</a></td></tr></table>`;
}

function note(text: string): string {
  return `<p style="margin:0 0 8px;font-size:14px;line-height:22px;color:${muted};word-break:break-word">${escaped(text)}</p>`;
}

function smallLink({ label, url }: LetterLink): string {
  return `<p style="margin:0 0 8px;font-size:14px;line-height:22px">${linked(label, url)}</p>`;
}

/** The letter's number, to be compared by hand. */
function numberBox({ language }: Letter, mark: LetterMark): string {
  const locale = { locale: language };
  const address = `<a href="${escaped(pageIn(language, mark)(`${mark.checkUrl}?code=${mark.code}`))}" style="color:${nila}">${escaped(typedAddress(mark))}</a>`;
  const [before = "", after = ""] = m.mail_letter_check({ place: "\n" }, locale).split("\n");
  const small = `font-size:14px;line-height:22px;color:${muted}`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0"><tr><td align="center" style="padding:14px 16px;border:1px dashed #85888A;border-radius:10px;${small}">${escaped(m.mail_letter_number({}, locale))}<br><b style="font-size:20px;line-height:30px;letter-spacing:1px;color:${ink}">${escaped(mark.code)}</b><br>${escaped(before)}${address}${escaped(after)}</td></tr></table>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

/** Without I, L, O and U, which read as others (Crockford's base 32). */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const half = 5;

/** A letter's number that a person can type, 50 random bits: "7K2M9-4QDHX". It opens nothing; it says that we sent it. */
export function newLetterCode(): string {
  const code = [...randomBytes(2 * half)].map((byte) => signs[byte % signs.length]).join("");
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** A number as someone typed it, in our spelling; null when it cannot be one. */
export function readLetterCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\-\u2010-\u2015.]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const isOne = code.length === 2 * half && [...code].every((sign) => signs.includes(sign));
  return isOne ? `${code.slice(0, half)}-${code.slice(half)}` : null;
}
