/** What may be done to a chosen part of a text: headings, lists, bold, italic, links (recruiting §4). */
export type RichTool = "heading" | "list" | "bold" | "italic" | "link";

interface Made {
  text: string;
  /** What is chosen after. */
  from: number;
  to: number;
}

/** Puts a sign before each line that the choice touches; takes it away where all have it. */
function lines(text: string, from: number, to: number, sign: string): Made {
  const begin = text.lastIndexOf("\n", from - 1) + 1;
  const after = text.indexOf("\n", to);
  const end = after === -1 ? text.length : after;
  const chosen = text.slice(begin, end).split("\n");
  const isSigned = chosen.every((line) => line.startsWith(sign));
  const made = chosen.map((line) => (isSigned ? line.slice(sign.length) : sign + line)).join("\n");
  return { text: text.slice(0, begin) + made + text.slice(end), from: begin, to: begin + made.length };
}

/** Puts signs around the choice, or around a word to be written over where nothing is chosen. */
function around(
  text: string,
  from: number,
  to: number,
  [before, after]: readonly [string, string],
  word: string,
): Made {
  const chosen = text.slice(from, to) || word;
  const made = before + chosen + after;
  const start = from + before.length;
  return { text: text.slice(0, from) + made + text.slice(to), from: start, to: start + chosen.length };
}

/**
 * A text after a tool was used on a part of it.
 * @param word what stands where nothing was chosen, chosen after
 */
export function withTool(tool: RichTool, text: string, from: number, to: number, word: string): Made {
  switch (tool) {
    case "heading":
      return lines(text, from, to, "### ");
    case "list":
      return lines(text, from, to, "- ");
    case "bold":
      return around(text, from, to, ["**", "**"], word);
    case "italic":
      return around(text, from, to, ["*", "*"], word);
    case "link":
      return around(text, from, to, ["[", "](https://)"], word);
  }
}
