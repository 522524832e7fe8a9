import { jakartaDay } from "../../i18n/calendar.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Seen } from "../audit/see.server.ts";
import type { Asking } from "./candidate.ts";
import { findCandidatesById } from "./list/find-candidates.queries.server.ts";
import { type ToldCandidate, tellCandidate, textsOfRows } from "./list/tell-candidate.server.ts";
import { viewOf } from "./showing.server.ts";

/** Tells applications within somebody's sight, in the order of their ids; who is gone is left out. */
export async function tellMany(
  { database: { db }, clock }: Pick<Platform, "database" | "clock">,
  { reach, language }: Pick<Asking, "reach" | "language">,
  ids: readonly number[],
  seen: Seen,
): Promise<ToldCandidate[]> {
  const rows = new Map((await findCandidatesById(db, ids, await viewOf(db, reach))).map((row) => [row.id, row]));
  const present = ids.flatMap((id) => rows.get(id) ?? []).filter(({ is_gone }) => !is_gone);
  const texts = await textsOfRows(db, seen, present, language);
  const today = jakartaDay(clock());
  return present.map((row) => tellCandidate(row, texts, { language, today }));
}
