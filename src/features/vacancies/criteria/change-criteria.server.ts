import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import { type DeskVacancy, findDeskVacancy, lockDeskVacancy, noteEdit } from "../draft/desk-vacancy.queries.server.ts";
import type { Editing } from "../draft/edit-vacancy.server.ts";
import { listCriteria, putCriteria } from "./criteria.queries.server.ts";
import type { WantedCriterion } from "./criterion.ts";

/** Whether a scorecard of a vacancy was sent; given by a later feature. */
export type ScorecardsSent = (tx: Tx, vacancyId: number) => Promise<boolean>;

export type CriteriaChanged =
  | { status: "saved"; vacancy: DeskVacancy }
  | { status: "unknown" | "criteria-locked" }
  | { status: "stale"; current: DeskVacancy }
  /** It is none of the vacancy's; its place among the wanted. */
  | { status: "criterion-unknown"; place: number };

/**
 * Says again what a vacancy's scorecards judge by. The first scorecard that is sent locks it: sending keeps the vacancy as
 * it is, so that of the two at once one is first.
 * @param version of the vacancy that the criteria were read with
 */
export async function changeCriteria(
  tx: Tx,
  { by, now }: Editing,
  areSent: ScorecardsSent,
  { id, version, criteria }: { id: number; version: number; criteria: readonly WantedCriterion[] },
): Promise<CriteriaChanged> {
  const vacancy = await lockDeskVacancy(tx, id);
  if (vacancy === undefined) return { status: "unknown" };
  if (await areSent(tx, id)) return { status: "criteria-locked" };
  if (vacancy.version !== version) return { status: "stale", current: vacancy };
  const known = new Set((await listCriteria(tx, id)).map((criterion) => criterion.id));
  // Each is one of them at most once.
  const place = criteria.findIndex((criterion) => criterion.id !== null && !known.delete(criterion.id));
  if (place >= 0) return { status: "criterion-unknown", place };
  await putCriteria(tx, id, criteria);
  await noteEdit(tx, id, by.actor.id, now);
  const entry = { ...by, action: "vacancy.criteria-changed", needed: "posting.edit" } as const;
  const { companyId } = vacancy;
  await recordTrail(tx, { ...entry, thing: { kind: "vacancy", id }, companyId, fields: ["criteria"] }, now);
  return { status: "saved", vacancy: (await findDeskVacancy(tx, id)) ?? vacancy };
}
