import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** A document of docs/spec. */
export interface Paper {
  text: string;
  /** The text below each numbered heading ("## 5. Validation rules"), by its number. */
  sections: ReadonlyMap<number, string>;
  /** Headings and what is set in bold: what a reading is called by. */
  labels: ReadonlySet<string>;
}

const bare = (label: string) => label.replace(/[.:]$/, "");

function readPaper(file: string): Paper {
  const text = readFileSync(file, "utf8");
  const sections = text.split(/^## (?=\d+\. )/m).slice(1);
  const headings = [...text.matchAll(/^#+ (?:\d+\. )?(.+)$/gm)];
  const bold = [...text.matchAll(/\*\*(.+?)\*\*/g)];
  return {
    text,
    sections: new Map(sections.map((section) => [Number.parseInt(section, 10), section])),
    labels: new Set([...headings, ...bold].map(([, label = ""]) => bare(label))),
  };
}

/** Every document by its name, "specification" for docs/spec/specification.md. */
export const papers: ReadonlyMap<string, Paper> = new Map(
  globSync("docs/spec/[a-z]*.md").map((file) => [basename(file, ".md"), readPaper(file)]),
);

export function paper(name: string): Paper {
  const found = papers.get(name);
  if (found === undefined) throw new Error(`docs/spec has no ${name}.md.`);
  return found;
}

/** Numbers of the promises. */
export const promises: ReadonlySet<number> = new Set(
  [...paper("promises").text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)),
);

/** Numbers of the decision records. */
export const decisions: ReadonlySet<number> = new Set(
  globSync("docs/decisions/[0-9]*.md").map((file) => Number.parseInt(basename(file), 10)),
);

/** Rows of the checklist (R1, S4, …) and of the recruiters' one (F1, …). */
export const rows: ReadonlySet<string> = new Set(
  ["checklist", "recruiting"].flatMap((name) =>
    [...paper(name).text.matchAll(/(?:^|· |\*\* )([RSVAPJWNF]\d+) /gm)].map(([, row = ""]) => row),
  ),
);
