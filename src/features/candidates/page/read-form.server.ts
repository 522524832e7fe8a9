import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type GroupName, groupNames, groups } from "../../extended-forms/definition/definition.ts";
import type { Variant } from "../../extended-forms/definition/field.ts";
import { type FormValues, mapEntries } from "../../extended-forms/form.ts";
import { chosenTexts, readFormLists } from "../../extended-forms/form-lists.server.ts";
import { findCopy } from "../../extended-forms/form-request.queries.server.ts";
import { printedForm } from "../../extended-forms/printed-form.ts";
import type { Asking } from "../candidate.ts";
import { findCandidate, findCandidates, findPlace } from "../list/find-candidates.queries.server.ts";
import type { ListWish } from "../list/list-candidates.server.ts";
import { isLimited, type Limited, seePerson } from "../see-person.server.ts";
import { getView, viewWithin } from "../showing.server.ts";

/**
 * Groups that hiring managers never see (recruiting §11): family, references; and statements, which inform of nothing.
 */
const hiddenGroups: ReadonlySet<GroupName> = new Set<GroupName>([
  "family",
  "father",
  "mother",
  "familyMembers",
  "references",
  "referenceFlag",
  "consents",
]);

/** Of the personal data they see no more than these; whatever is added to it stays hidden on its own. */
const seenOfPerson: ReadonlySet<string> = new Set(["fullName", "experienceCategory"]);

function isSeen(name: GroupName, field: string): boolean {
  if (hiddenGroups.has(name)) return false;
  if (name === "personalData") return seenOfPerson.has(field);
  return groups[name].fields[field]?.kind !== "money";
}

/** A form without what hiring managers never see. */
export function reducedForm(form: FormValues): FormValues {
  const seen = Object.fromEntries(
    groupNames.flatMap((name) => (hiddenGroups.has(name) || form[name] === undefined ? [] : [[name, form[name]]])),
  );
  return mapEntries(seen, ({ name, entry }) =>
    Object.fromEntries(Object.entries(entry).filter(([field]) => isSeen(name, field))),
  );
}

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

async function toSections(db: Platform["database"]["db"], form: FormValues, { language }: Asking) {
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

/**
 * The extended form that the company was given. Where there is one, records a profile view and an entry of the audit
 * log.
 */
export async function readForm(platform: Platform, asking: Asking, id: number): Promise<ReadForm> {
  const { db } = platform.database;
  const row = await findCandidate(db, id, await getView(db, asking.reach));
  if (row === undefined) return { status: "unknown" };
  if (row.is_hidden) return { status: "blind" };
  const copy = row.is_gone ? null : await findCopy(db, id);
  if (copy === null) return { status: "none" };
  const seen = await seePerson(platform, asking, row, { what: "form", action: "candidate.form-read" });
  if (isLimited(seen)) return seen;
  const { variant, givenAt, document } = copy;
  const sections = await toSections(db, row.is_reduced ? reducedForm(document) : document, asking);
  return { status: "form", form: { variant, givenAt, sections } };
}

export interface Neighbours {
  previous: number | null;
  next: number | null;
}

/**
 * The applications before and after one in the list that it was opened from, as that list stands now. Nothing of them
 * is answered except that they exist, so no profile view is recorded.
 */
export async function neighboursOf(
  { database: { db }, clock }: Platform,
  { reach }: Asking,
  id: number,
  list: Pick<ListWish, "filter" | "sort" | "isDescending">,
): Promise<Neighbours> {
  const view = viewWithin(await getView(db, reach), list.filter);
  const today = jakartaDay(clock());
  const after = await findPlace(db, id, list.sort, view);
  if (after === null) return { previous: null, next: null };
  const beside = async (isDescending: boolean) => {
    const { rows } = await findCandidates(db, { ...list, isDescending, limit: 1, after, today }, view);
    return rows[0]?.id ?? null;
  };
  return { previous: await beside(!list.isDescending), next: await beside(list.isDescending) };
}
