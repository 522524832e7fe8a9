import { parse } from "yaml";

/** A Markdown file taken apart: its YAML front matter, and the text below each level-1 heading. */
export interface MarkdownFile {
  frontMatter: unknown;
  sections: ReadonlyMap<string, string>;
}

/**
 * Takes a Markdown file with front matter apart.
 * @throws Error when there is no front matter, or it is no YAML
 */
export function readMarkdownFile(text: string): MarkdownFile {
  const found = /^---\r?\n(?<yaml>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(text);
  if (!found?.groups) throw new Error("it has no front matter between two lines ---");
  const { yaml = "", body = "" } = found.groups;
  const parts = body.split(/^# (.+)$/m).slice(1);
  const sections = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) sections.set((parts[at] ?? "").trim(), (parts[at + 1] ?? "").trim());
  return { frontMatter: parse(yaml), sections };
}
