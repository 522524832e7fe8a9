import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordLooks, recordTrail } from "../../audit/audit.server.ts";
import type { Look, TrailAction } from "../../audit/audit.ts";
import { type CandidateRow, findCandidatesById } from "../list/find-candidates.store.server.ts";
import type { Asking } from "../list/list-candidates.server.ts";
import { type ToldCandidate, tellCandidate, textsOfRows } from "../list/tell-candidate.server.ts";
import { type View, viewOf } from "../showing.server.ts";

type Tx = Parameters<Parameters<Platform["database"]["transact"]>[0]>[0];

/** Tells applications within somebody's sight, in the order of their ids; who is gone is left out. */
export async function tellMany(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  { reach, language }: Pick<Asking, "reach" | "language">,
  ids: readonly number[],
): Promise<ToldCandidate[]> {
  const rows = new Map((await findCandidatesById(db, ids, await viewOf(db, reach))).map((row) => [row.id, row]));
  const present = ids.flatMap((id) => rows.get(id) ?? []).filter(({ is_gone }) => !is_gone);
  const texts = await textsOfRows(db, present, language);
  const today = jakartaDay(clock());
  return present.map((row) => tellCandidate(row, texts, { language, today }));
}

interface SeenMany {
  ids: readonly number[];
  what: Look;
  action: TrailAction;
  needed: "candidate.act" | "candidate.export";
  thing: { kind: "job"; id: number };
  reason?: string;
}

const isThere = ({ applicant_id, is_gone }: CandidateRow) => applicant_id !== null && !is_gone;

/**
 * Writes that somebody saw each of these: a look of each person, and an entry of the trail a company.
 * @returns those who are there to be seen
 */
export async function recordSeen(
  tx: Tx,
  { by, reach }: Pick<Asking, "by" | "reach">,
  { ids, what, ...deed }: SeenMany,
  now: Date,
): Promise<number[]> {
  const view: View = { reach, hidden: [], shared: [] };
  const rows = (await findCandidatesById(tx, ids, view)).filter(isThere);
  for (const [companyId, of] of Map.groupBy(rows, ({ company_id }) => company_id)) {
    const applicantIds = of.flatMap(({ applicant_id }) => applicant_id ?? []);
    await recordLooks(tx, { applicantIds, companyId, what }, now);
    await recordTrail(tx, { ...by, ...deed, companyId, applicantIds }, now);
  }
  return rows.map(({ id }) => id);
}
