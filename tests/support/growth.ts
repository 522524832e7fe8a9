/** Letters of a long text, as long as any field may be and twice that. */
const long = 40_000;

/** Less processor time than this is no work, however it grows. */
const leastMs = 20;

function usedMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times more processor time one long text takes than four of a quarter of its length: 1 where the work grows as
 * the text does, 4 where it grows as the square. The least of several tries, since a try may have to collect garbage;
 * 0 where there is nothing to measure.
 */
export function growthOf(make: (length: number) => string, work: (text: string) => unknown): number {
  const [quarter, whole] = [make(long / 4), make(long)];
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5 && least > mostGrowth; time++) {
    const longMs = usedMs(() => work(whole));
    if (longMs < leastMs) return 0;
    const shortMs = usedMs(() => {
      for (let part = 0; part < 4; part++) work(quarter);
    });
    least = Math.min(least, longMs / shortMs);
  }
  return least;
}

/** Half way between work that grows as the text does and work that grows as its square. */
export const mostGrowth = 2;

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

/** Texts that are dear to read for who looks back, or ahead, at each of their signs. */
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
