import type { z } from "zod";
import { type CheckedValues, checkedValues } from "./checked-values.ts";
import { type PackFault, PackFaults, type PackFile } from "./pack-part.ts";

/** A Markdown file of a pack, checked: its front matter, and the text below each level-1 heading. */
export interface ReadPackFile<Values> extends CheckedValues<Values> {
  path: string;
  sections: ReadonlyMap<string, string>;
}

const shape = /^---[ \t]*\r?\n(?<yaml>(?:.*?\r?\n)?)---[ \t]*(?:\r?\n(?<body>.*))?$/s;
const heading = /^# +(?<name>.+?)[ \t]*\r?$/;

interface Section {
  name: string;
  line: number;
  text: string;
}

/** The body cut at its level-1 headings; what stands before the first one is a section without a name. */
function cut(body: string, firstLine: number): Section[] {
  const sections: Section[] = [{ name: "", line: firstLine, text: "" }];
  for (const [at, line] of body.split("\n").entries()) {
    const name = heading.exec(line)?.groups?.["name"];
    if (name !== undefined) sections.push({ name, line: firstLine + at, text: "" });
    else for (const last of sections.slice(-1)) last.text += `${line}\n`;
  }
  return sections.map((section) => ({ ...section, text: section.text.trim() }));
}

/** Text that would be lost, or that is wanted and not there. */
function wrongSections(path: string, sections: readonly Section[], needed: readonly string[]): PackFault[] {
  const faults: PackFault[] = [];
  const seen = new Set<string>();
  const last = sections.at(-1)?.line ?? 1;
  for (const { name, line, text } of sections) {
    if (name === "" && text !== "") faults.push({ path, line, reason: "there is text above the first heading" });
    if (seen.has(name)) faults.push({ path, line, reason: `"# ${name}" stands here a second time` });
    if (text === "" && needed.includes(name)) faults.push({ path, line, reason: `there is no text below "# ${name}"` });
    seen.add(name);
  }
  for (const name of needed) {
    if (!seen.has(name)) faults.push({ path, line: last, reason: `there is no text below "# ${name}"` });
  }
  return faults;
}

/** A step's errors, without a throw, so that the next step's errors are collected too. */
function getFaults(step: () => void): readonly PackFault[] {
  try {
    step();
    return [];
  } catch (error) {
    if (error instanceof PackFaults) return error.faults;
    throw error;
  }
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
  const refuse = (reason: string) => new PackFaults([{ path, line: 1, reason }]);
  if (!path.endsWith(".md")) throw refuse("only Markdown files (.md) belong here");
  const found = shape.exec(text)?.groups;
  if (!found) throw refuse("it has no front matter between two lines ---");
  const { yaml = "", body = "" } = found;
  const sections = cut(body, yaml.split("\n").length + 2);
  const wrong = wrongSections(path, sections, needed);
  const check = () => checkedValues({ path, text: yaml.trimEnd(), linesBefore: 1 }, schema);
  if (wrong.length > 0) throw new PackFaults([...getFaults(check), ...wrong]);
  return { ...check(), path, sections: new Map(sections.map((section) => [section.name, section.text])) };
}

/**
 * Reads every file of a part; the faults of all files come together.
 * @throws PackFaults
 */
export function readEach<Read>(files: readonly PackFile[], read: (file: PackFile) => Read): Read[] {
  const all: Read[] = [];
  const faults = files.flatMap((file) => getFaults(() => void all.push(read(file))));
  if (faults.length > 0) throw new PackFaults(faults);
  return all;
}

/**
 * Reads every file of a part as `readPackFile` does; no two may have the same `key`, such as their slug.
 * @throws PackFaults with the faults of all files
 */
export function readEntries<Values extends { [name in Key]: string }, Key extends string>(
  files: readonly PackFile[],
  schema: z.ZodType<Values>,
  needed: readonly string[],
  key: Key,
): ReadPackFile<Values>[] {
  const first = new Map<string, string>();
  return readEach(files, (file) => {
    const read = readPackFile(file, schema, needed);
    const name = read.values[key];
    const before = first.get(name);
    if (before === undefined) first.set(name, file.path);
    else
      throw new PackFaults([{ path: file.path, line: read.getLine([key]), reason: `${before} is "${name}" already` }]);
    return read;
  });
}

/**
 * Reads a JSON file of a pack and checks it.
 * @throws PackFaults with every fault of the file
 */
export function readPackJson<Values>({ path, text }: PackFile, schema: z.ZodType<Values>): CheckedValues<Values> {
  try {
    JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = Number(/\(line (\d+) /.exec(message)?.[1] ?? 1);
    throw new PackFaults([{ path, line, reason: `it is not JSON: ${message}` }]);
  }
  return checkedValues({ path, text, linesBefore: 0 }, schema);
}
