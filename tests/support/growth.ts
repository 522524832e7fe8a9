import { getGrowth, getMs } from "./processor-time.ts";

/** Letters of a long text, as long as any field may be. */
const long = 20_000;

/** Less processor time than this is no work, however it grows. */
const leastMs = 10;

/** How many times as long a long text takes as one of half its length; 0 where there is nothing to measure. */
export async function textGrowth(make: (length: number) => string, work: (text: string) => unknown): Promise<number> {
  const [half, whole] = [make(long / 2), make(long)];
  if ((await getMs(() => work(whole))) < leastMs) return 0;
  return getGrowth((share) => work(share === 1 ? whole : half));
}

/** A text of a length that says the same again and again. */
export const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const signs = [
  ...["a__", "a\n\n", "a\n", "- a\n", "### a\n", "1. a\n", "[", "[a](", "[a](b)", "![a](", "*", "**a", "*a_ ", "***a"],
  ...[
    "*a **b ",
    "_",
    "`",
    "``a`",
    "> ",
    "- ",
    "1. ",
    "#",
    "|a|\n|-|\n",
    "]",
    "\\",
    "(",
    ")",
    "[(",
    '[a](b "',
    "[a](b (",
  ],
  ...["<", "<a", "<!--", "<b>", "</b>", "<br>", "</p>", "<li>", "<ul><li>", "<table><tr><td>", "<svg>", "<iframe>"],
  ...["<script>", "<noscript>", "<a href=x>", '<a b="', "<a b ", "<![CDATA[", "&", "&amp", "&amp;", '"', "'", "%"],
  ...["http://a", "[http://a](", "www.a ", "a@b.", "a@", "<a@b.c>", ".", "-", "- a\n   - b\n", "a\n=\n", "---\n", "\n"],
  ...[
    " ",
    "\t",
    "\r\n",
    "\u00a0",
    " \n",
    "•\n",
    "\0",
    "\ud800",
    "é",
    "e\u0301",
    "😀",
    "ﷺ",
    "İ",
    "lajang ",
    "a ",
    "1",
    "0 ",
  ],
  ...[",", ";", "a,", '"a",', "{", "[1,", "=", "/", "../", "x:", "+62 ", "2026-", "Rp 5 ", "a-b ", "A", "aA", "_a"],
] as const;

/** Texts that are expensive for a parser that looks back, or ahead, at each of their characters. */
export const longTexts: readonly (readonly [name: string, make: (length: number) => string])[] = [
  ...signs.map((sign) => [JSON.stringify(sign), repeated(sign)] as const),
  ["letters before an @", (length) => `${"a".repeat(length - 1)}@`],
  ["spaces between two letters", (length) => `a${" ".repeat(length - 2)}b`],
  ["line ends between two letters", (length) => `a${"\n".repeat(length - 2)}b`],
  ["a quote that never ends", (length) => `"${"a".repeat(length - 1)}`],
  ["tags that others end", (length) => repeated("<b>")(length / 2) + repeated("</i>")(length / 2)],
  [
    "a list in a list",
    (length) => repeated(Array.from({ length: 40 }, (_, at) => `${"  ".repeat(at)}- a\n`).join(""))(length),
  ],
  ["one long line in quotes", (length) => ">".repeat(length / 2) + repeated("\na")(length / 2)],
  ["different words", (length) => Array.from({ length: length / 8 }, (_, at) => `k${at}`.padEnd(7, "x")).join(" ")],
];
