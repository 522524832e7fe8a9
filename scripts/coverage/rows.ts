import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** A row of the checklist, or a promise, and what is written of it. */
export interface Row {
  id: string;
  what: string;
  page: string;
  note: string;
}

export interface Section {
  title: string;
  rows: Row[];
}

const written = z.record(z.string(), z.strictObject({ page: z.string().optional(), note: z.string().optional() }));

/** Rows written one after another, each "R1 words" and parted by dots. */
function rowsIn(text: string): { id: string; what: string }[] {
  return text.split(" · ").flatMap((item) => {
    const [, id, what] = /^\s*([A-Z]\d+) (.*?)[\s·]*$/.exec(item) ?? [];
    return id === undefined || what === undefined ? [] : [{ id, what }];
  });
}

/** The recruiters' rows, part by part: "**A.** F1 words · F2 words". */
function deskSections(): { title: string; rows: { id: string; what: string }[] }[] {
  const [, checklist = ""] = readFileSync("docs/spec/recruiting.md", "utf8").split(/^## 14\. Checklist$/m);
  const parts = checklist.matchAll(/^\*\*([AB])\.\*\* (.*)$/gm);
  return [...parts].map(([, part = "", text = ""]) => ({ title: `Recruiting desk, part ${part}`, rows: rowsIn(text) }));
}

/** "## R. Routes" and the rows below it. */
function checklistSections(): { title: string; rows: { id: string; what: string }[] }[] {
  const parts = readFileSync("docs/spec/checklist.md", "utf8")
    .split(/^## [A-Z]\. /m)
    .slice(1);
  return parts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    return { title: title.replace(/ \([^)]*\)/, ""), rows: rowsIn(lines.join(" ")) };
  });
}

/** The sections of "Suggestions, alerts, reading a CV", each a row. */
function suggestions(): { id: string; what: string }[] {
  const headings = readFileSync("docs/spec/suggestions.md", "utf8").matchAll(/^## (\d)\. (.*)$/gm);
  return [...headings].map(([, number = "", what = ""]) => ({ id: `suggestions ${number}`, what }));
}

/** Each promise by its first sentence, or what stands before its first colon. */
function promises(): { id: string; what: string }[] {
  const lines = readFileSync("docs/spec/promises.md", "utf8").matchAll(/^(\d+)\. (.*)$/gm);
  return [...lines].map(([, number, text = ""]) => ({
    id: `promise ${number}`,
    what: text.split(/: |\. /)[0]?.replace(/\.$/, "") ?? text,
  }));
}

/** Every row that the product has, section by section, with the written part. */
export function readSections(): Section[] {
  const notes = written.parse(parse(readFileSync("docs/coverage.yaml", "utf8")));
  const sections = [
    ...checklistSections(),
    ...deskSections(),
    { title: "Suggestions, alerts, reading a CV", rows: suggestions() },
    { title: "Promises", rows: promises() },
  ];
  const known = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const unknown = Object.keys(notes).filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`docs/coverage.yaml writes of rows that there are not: ${unknown.join(", ")}.`);
  return sections.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ ...row, page: notes[row.id]?.page ?? "", note: notes[row.id]?.note ?? "" })),
  }));
}
