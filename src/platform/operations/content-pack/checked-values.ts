import { type Document, isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import { type PackFault, PackFaults } from "./pack-part.ts";

/** Values of a file that fit their schema. */
export interface CheckedValues<Values> {
  values: Values;
  /** The file's line of a part of the values, for faults that show only later. */
  getLine(path: readonly PropertyKey[]): number;
}

interface Source {
  path: string;
  /** YAML, or JSON, which is YAML too. */
  text: string;
  /** Lines of the file before the text. */
  linesBefore: number;
}

/** The deepest node on the way to a part of the values: what is missing is looked for where it belongs. */
function nodeAt(root: Node | null, path: readonly PropertyKey[]): Node | null {
  let node = root;
  for (const key of path) {
    const next: unknown = isMap(node) || isSeq(node) ? node.get(key, true) : undefined;
    if (!isNode(next)) break;
    node = next;
  }
  return node;
}

/** The text's values; an alias without its anchor shows only here. */
function getContent(document: Document, path: string, line: number): unknown {
  try {
    return document.toJS();
  } catch (error) {
    throw new PackFaults([{ path, line, reason: error instanceof Error ? error.message : String(error) }]);
  }
}

/** An issue once for each place that a person would look at: a name too many counts where it stands. */
function getPlaces(issue: z.core.$ZodIssue): { at: PropertyKey[]; reason: string }[] {
  if (issue.code !== "unrecognized_keys") return [{ at: issue.path, reason: issue.message }];
  return issue.keys.map((key) => ({ at: [...issue.path, key], reason: "there is no such name here" }));
}

/**
 * Reads YAML and checks it.
 * @throws PackFaults with every fault, each by the file's line
 */
export function checkedValues<Values>(source: Source, schema: z.ZodType<Values>): CheckedValues<Values> {
  const { path, text, linesBefore } = source;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const broken = document.errors.map(
    ({ pos, message }): PackFault => ({ path, line: lineAt(pos[0]), reason: message }),
  );
  if (broken.length > 0) throw new PackFaults(broken);
  const getLine = (part: readonly PropertyKey[]) => lineAt(nodeAt(document.contents, part)?.range?.[0] ?? 0);
  const parsed = schema.safeParse(getContent(document, path, getLine([])));
  if (parsed.success) return { values: parsed.data, getLine };
  throw new PackFaults(
    parsed.error.issues.flatMap(getPlaces).map(({ at, reason }) => {
      const name = at.length > 0 ? `${at.join(".")}: ` : "";
      return { path, line: getLine(at), reason: name + reason };
    }),
  );
}
