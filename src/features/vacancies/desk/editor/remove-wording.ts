/** A mark that stands before nothing, or a list's that has nothing left. */
const leftOver = [
  [/\([ \t]{0,3}\)/g, ""],
  [/[ \t]{2,}/g, " "],
  [/^(\s{0,9}(?:[-*+] |\d{1,3}[.)] )?)[ \t]?[,;./][ \t]?/, "$1"],
  [/([,;:(/]) ?(?=[,;.)/])/g, ""],
  [/ ([,;.)])/g, "$1"],
  [/[,;:(/]\s{0,2}$/, ""],
  [/[ \t]{1,9}$/, ""],
] as const;

const isBare = (line: string) => /^\s{0,9}(?:[-*+]|\d{1,3}[.)])?\s{0,9}[.,;]?$/.test(line);

/** Takes a wording out of a text, with the marks that only it needed, and the line that only it filled. */
export function removeWording(text: string, wording: string): string {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.includes(wording));
  const line = lines[at];
  if (line === undefined) return text;
  const rest = leftOver.reduce((left, [mark, by]) => left.replace(mark, by), line.replace(wording, ""));
  return (isBare(rest) ? lines.toSpliced(at, 1) : lines.with(at, rest)).join("\n");
}
