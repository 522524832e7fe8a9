import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { answersOfApplications } from "../../applications/read-answers.server.ts";
import type { Asking } from "../candidate.ts";
import { type CandidateRow, findCandidate } from "../list/find-candidates.queries.server.ts";
import { type ToldCandidate, tellCandidate, textsOfRows } from "../list/tell-candidate.server.ts";
import { listVersions } from "../person.store.server.ts";
import { isLimited, type Limited, seePerson } from "../see-person.server.ts";
import { getView, reaches } from "../showing.server.ts";
import { type ToldAnswer, tellAnswers } from "./read-answers.server.ts";
import { candidateThing, getSight } from "./read-candidate.server.ts";
import { type ToldResume, tellResume } from "./tell-resume.server.ts";

export interface Compared {
  row: ToldCandidate;
  /** null for a person whose data is gone. */
  resume: ToldResume | null;
  answers: ToldAnswer[];
}

/** The rows of these applications, in their order; null where one is out of reach or of another vacancy. */
async function findAll({ database: { db } }: Platform, { reach }: Asking, ids: readonly number[]) {
  const view = await getView(db, reach);
  const rows: CandidateRow[] = [];
  for (const id of ids) {
    const thing = await candidateThing(db, id);
    const row = thing !== null && reaches(reach, thing) ? await findCandidate(db, id, view) : undefined;
    if (row === undefined) return null;
    rows.push(row);
  }
  return new Set(rows.map(({ vacancy_id }) => vacancy_id)).size === 1 ? rows : null;
}

/**
 * Some applications to one vacancy side by side, each of them looked at; null where they cannot be compared. One alone
 * is answered as empty, and no profile view is recorded.
 */
export async function compareCandidates(
  platform: Platform,
  asking: Asking,
  ids: readonly number[],
): Promise<Compared[] | Limited | null> {
  const { db } = platform.database;
  const rows = await findAll(platform, asking, ids);
  if (rows === null || rows.length < 2) return rows && [];
  const { language } = asking;
  const today = jakartaDay(platform.clock());
  const answers = await answersOfApplications(db, ids);
  const compared: Compared[] = [];
  for (const row of rows) {
    const seen = await seePerson(platform, asking, row, { what: "page", action: "candidate.read", isPage: true });
    if (isLimited(seen)) return seen;
    const texts = await textsOfRows(db, seen, [row], language);
    const [newest] = row.is_gone ? [] : await listVersions(db, seen, row);
    const resume = newest === undefined ? null : await tellResume(db, newest.resume, getSight(row), language);
    const visibleAnswers = row.is_gone ? [] : tellAnswers(answers.get(row.id) ?? [], row, language);
    compared.push({ row: tellCandidate(row, texts, { language, today }), resume, answers: visibleAnswers });
  }
  return compared;
}
