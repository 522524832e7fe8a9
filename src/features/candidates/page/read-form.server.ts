import type { Platform } from "../../../platform/platform.ts";
import { chosenTexts } from "../../extended-forms/chosen-texts.server.ts";
import type { Variant } from "../../extended-forms/definition/field.ts";
import type { FormValues } from "../../extended-forms/form.ts";
import { readFormLists } from "../../extended-forms/form-lists.server.ts";
import { findCopy } from "../../extended-forms/give/form-request.queries.server.ts";
import { printedForm } from "../../extended-forms/printed-form.ts";
import type { Asking } from "../asking.ts";
import { findCandidate } from "../list/find-candidates.queries.server.ts";
import { isLimited, type Limited, seePerson } from "../seen/see-person.server.ts";
import { viewOf } from "../showing.server.ts";
import { reducedForm } from "./reduce-form.ts";

/** An extended form as a company got it, in words; without what its reader may not see. */
export interface ToldForm {
  variant: Variant;
  givenAt: Date;
  sections: {
    title: string;
    entries: { title: string; number: number | null; rows: { label: string; texts: string[]; isRanked: boolean }[] }[];
  }[];
}

export type ReadForm = { status: "form"; form: ToldForm } | { status: "none" | "blind" | "unknown" } | Limited;

async function told(db: Platform["database"]["db"], form: FormValues, { language }: Asking) {
  const printed = printedForm(form, await chosenTexts(db, form, language), await readFormLists(db));
  const locale = { locale: language };
  return printed
    .filter(({ entries }) => entries.length > 0)
    .map(({ section, entries }) => ({
      title: section.label({}, locale),
      entries: entries.map(({ label, number, rows }) => ({
        ...{ title: label({}, locale), number },
        rows: rows.map(({ label: of, texts, isRanked }) => ({ label: of({}, locale), texts, isRanked })),
      })),
    }));
}

/** The extended form that the company was given. A look, and an entry in the trail, where there is one to see. */
export async function readForm(platform: Platform, asking: Asking, id: number): Promise<ReadForm> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await viewOf(db, asking.reach));
  if (row === undefined) return { status: "unknown" };
  if (row.is_hidden) return { status: "blind" };
  const copy = row.is_gone ? null : await findCopy(db, id);
  if (copy === null) return { status: "none" };
  const seen = await seePerson(platform, asking, row, { what: "form", action: "candidate.form-read" });
  if (isLimited(seen)) return seen;
  const { variant, givenAt, document } = copy;
  const sections = await told(db, row.is_reduced ? reducedForm(document) : document, asking);
  return { status: "form", form: { variant, givenAt, sections } };
}
