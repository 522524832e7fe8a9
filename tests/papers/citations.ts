import { decisions, papers, promises, rows } from "./spec.ts";

/** A citation and its error: null where its target exists. */
export interface Citation {
  words: string;
  fault: string | null;
}

/** Papers whose own sections a bare § means, inside them; everywhere else it means the specification. */
const selfCiting = new Set(["recruiting", "suggestions"]);

/** Names by which sources cite documents, where they are not the file's own. */
const fileOf: Record<string, string> = { wire: "api", reading: "readings" };

/** A sentence that continues in the next line of a comment is one sentence. */
const unwrapped = (text: string) => text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, " ");

const quoted = (text: string) => [...text.matchAll(/"([^"]+?)(?: …)?"/g)].map(([, words = ""]) => words);

function missingSection(name: string, number: number, words: readonly string[]): string | null {
  const section = papers.get(name)?.sections.get(number);
  if (section === undefined) return `${name} has no §${number}`;
  const missing = words.find((word) => !section.includes(word));
  return missing === undefined ? null : `${name} §${number} does not say "${missing}"`;
}

function sectionsCited(text: string, self: string): Citation[] {
  const form = /(?:\b(RFC \d+|[A-Za-z-]+)(?:'s)?,? )?§ ?([\d.]*\d)?(:? "[^"]+"(?:, "[^"]+")*)?/g;
  return [...text.matchAll(form)].flatMap(([whole, before = "", number, words = ""]) => {
    if (before.startsWith("RFC")) return [];
    if (number === undefined) return [{ words: whole, fault: "§ without a number" }];
    const bareMeans = selfCiting.has(self) ? self : "specification";
    const name = papers.has(before) ? before : bareMeans;
    return [{ words: whole, fault: missingSection(name, Number(number), quoted(words)) }];
  });
}

function getNumbers(list: string): number[] {
  return list.split(/, | and /).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[-–]/).map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function numberedCited(text: string, thing: string, known: ReadonlySet<number>): Citation[] {
  const form = new RegExp(String.raw`\b${thing}s? (\d+(?:(?:, | and |[-–])\d+)*)\b`, "gi");
  return [...text.matchAll(form)].map(([words, list = ""]) => {
    const missing = getNumbers(list).find((number) => !known.has(number));
    return { words, fault: missing === undefined ? null : `there is no ${thing} ${missing}` };
  });
}

function wordsCited(text: string): Citation[] {
  const form = /\b(readings?|wire|running|design|checklist|recruiting|suggestions),? (?:"([^"]+)"|`([^`]+)`)/g;
  return [...text.matchAll(form)].flatMap(([words, name = "", said, call]) => {
    if (call !== undefined && name !== "wire") return [];
    const cited = said ?? call ?? "";
    const found = papers.get(fileOf[name] ?? name);
    const isThere = name.startsWith("reading") ? found?.labels.has(cited) : found?.text.includes(cited);
    return [{ words, fault: isThere ? null : `the paper does not have ${JSON.stringify(cited)}` }];
  });
}

/** Rows are cited in comments, in titles of tests and in Markdown; elsewhere "S1" is a degree and "F1" a font. Rows W and N are named by tags alone. */
function rowsCited(text: string, isMarkdown: boolean): Citation[] {
  const lines = isMarkdown
    ? [text]
    : text.split("\n").filter((line) => /^\s*(?:\/\*|\*|\/\/|(?:test|describe)\b)/.test(line));
  return lines.flatMap((line) =>
    [...line.matchAll(/(?<![\w/.`-])[RSVAPJF]\d{1,2}(?![\w`-])/g)].map(([row]) => ({
      words: row,
      fault: rows.has(row) ? null : `no checklist has a row ${row}`,
    })),
  );
}

/** In sources a document's path names neither the section nor the folder; in Markdown a link does. */
function filesNamed(text: string): Citation[] {
  const form = new RegExp(String.raw`(?<![/(\w.-])(?:${[...papers.keys()].join("|")}|decisions)\.md\b(?!\))`, "g");
  const formerly = /\bdecisions[,:] (?=["A-Z])\S+/g;
  return [...text.matchAll(form), ...text.matchAll(formerly)].map(([words]) => ({
    words,
    fault: "cite it by a form of docs/spec/README.md",
  }));
}

/** Every citation of a file. */
export function citationsIn(file: string, source: string): Citation[] {
  const self = /docs\/spec\/(\w+)\.md$/.exec(file)?.[1] ?? "";
  const text = unwrapped(source);
  return [
    ...sectionsCited(text, self),
    ...numberedCited(text, "promise", promises),
    ...numberedCited(text, "decision", decisions),
    ...wordsCited(text),
    ...rowsCited(source, file.endsWith(".md")),
    ...(file.startsWith("docs/") ? [] : filesNamed(text)),
  ];
}
