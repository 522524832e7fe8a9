import type { TrailEntry } from "../../domain/audit/trail.ts";
import { allMarks } from "../../domain/organisation/organisation.server.ts";
import { staffByIds } from "../../domain/people/staff.queries.server.ts";
import { vacancyTitles } from "../../domain/vacancies/draft/names.queries.server.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { TrailRow } from "./trail.calls.ts";

function idsOf(entries: readonly TrailEntry[], kind: "member" | "vacancy"): number[] {
  return entries.flatMap(({ thing }) => (thing?.kind === kind ? [thing.id] : []));
}

/** Entries with what their ids are called now; no applicant is named. */
export async function nameEntries(db: Db, entries: readonly TrailEntry[], language: Language): Promise<TrailRow[]> {
  const actors = entries.flatMap(({ actor }) => (actor.kind === "staff" && actor.id !== null ? [actor.id] : []));
  const staff = await staffByIds(db, [...new Set([...actors, ...idsOf(entries, "member")])]);
  const companies = await allMarks(db);
  const titles = await vacancyTitles(db, idsOf(entries, "vacancy"), language);
  const person = (id: number) => {
    const found = staff.get(id);
    return found === undefined ? null : found.name || found.email;
  };
  const nameOf = ({ kind, id }: NonNullable<TrailEntry["thing"]>) => {
    if (kind === "member") return person(id);
    if (kind === "company") return companies.get(id)?.name ?? null;
    return kind === "vacancy" ? (titles.get(id) ?? null) : null;
  };
  return entries.map(({ at, actor, thing, companyId, applicantIds, fields, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: { ...actor, name: actor.kind === "staff" && actor.id !== null ? person(actor.id) : null },
    thing: thing && { ...thing, name: nameOf(thing) },
    company: companyId === null ? null : (companies.get(companyId)?.name ?? null),
    fields: [...fields],
    people: applicantIds.length,
  }));
}
