import { isMap, isNode, isSeq, LineCounter, type Node, type ParsedNode, parseDocument } from "yaml";
import type { z } from "zod";
import { type PackFault, PackFaults, type PackFile } from "./pack-part.ts";

/** A Markdown file of a pack, checked: its front matter, and the text below each level-1 heading. */
export interface ReadPackFile<Values> {
  path: string;
  values: Values;
  sections: ReadonlyMap<string, string>;
  /** The file's line of a part of the front matter, for faults that show only later. */
  lineOf(path: readonly PropertyKey[]): number;
}

const shape = /^---\r?\n(?<yaml>.*?)\r?\n---\r?\n(?<body>.*)$/s;
/** The front matter begins on the file's second line. */
const LINES_BEFORE = 1;

function nodeAt(root: ParsedNode | null, path: readonly PropertyKey[]): Node | null {
  let node: Node | null = root;
  for (const key of path) {
    const next: unknown = isMap(node) || isSeq(node) ? node.get(key, true) : undefined;
    if (!isNode(next)) break;
    node = next;
  }
  return node;
}

function sectionsOf(body: string): Map<string, string> {
  const parts = body.split(/^# (.+)$/m).slice(1);
  const sections = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) sections.set((parts[at] ?? "").trim(), (parts[at + 1] ?? "").trim());
  return sections;
}

/**
 * Takes a Markdown file with front matter apart and checks it.
 * @param needed the level-1 headings whose text must not be empty
 * @throws PackFaults with every fault of the file
 */
export function readPackFile<Values>(
  { path, text }: PackFile,
  schema: z.ZodType<Values>,
  needed: readonly string[],
): ReadPackFile<Values> {
  const found = shape.exec(text)?.groups;
  if (!found) throw new PackFaults([{ path, line: 1, reason: "it has no front matter between two lines ---" }]);
  const { yaml = "", body = "" } = found;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + LINES_BEFORE;
  const faults: PackFault[] = document.errors.map(({ pos, message }) => ({
    ...{ path, line: lineAt(pos[0]), reason: message.split("\n")[0] ?? message },
  }));
  if (faults.length > 0) throw new PackFaults(faults);
  const lineOf = (part: readonly PropertyKey[]) => lineAt(nodeAt(document.contents, part)?.range?.[0] ?? 0);
  const parsed = schema.safeParse(document.toJS());
  for (const issue of parsed.error?.issues ?? []) {
    faults.push({ path, line: lineOf(issue.path), reason: `${issue.path.join(".")}: ${issue.message}` });
  }
  const sections = sectionsOf(body);
  const bodyLine = yaml.split("\n").length + 3;
  for (const name of needed) {
    if (!sections.get(name)) faults.push({ path, line: bodyLine, reason: `there is no text below "# ${name}"` });
  }
  if (!parsed.success || faults.length > 0) throw new PackFaults(faults);
  return { path, values: parsed.data, sections, lineOf };
}

/**
 * Reads every file of a part; the faults of all files come together.
 * @throws PackFaults
 */
export function readEach<Read>(files: readonly PackFile[], read: (file: PackFile) => Read): Read[] {
  const faults: PackFault[] = [];
  const all: Read[] = [];
  for (const file of files) {
    try {
      all.push(read(file));
    } catch (error) {
      if (!(error instanceof PackFaults)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new PackFaults(faults);
  return all;
}
