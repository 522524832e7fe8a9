import type { StaffRights } from "../../contract/action.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { placeOfPerson } from "../candidates/page/lock-candidate.server.ts";
import { candidateThing } from "../candidates/page/read-candidate.server.ts";
import { can } from "../companies/policies.ts";
import { titlesOfAny } from "../vacancies/showing.queries.server.ts";
import { owedRows } from "./scorecard.queries.server.ts";

/** A scorecard that someone was asked for and has not sent. */
export interface OwedScorecard {
  applicationId: number;
  vacancy: { id: number; title: string };
  /** `YYYY-MM-DD`; the day may be past. */
  dueOn: string;
  askedAt: Date;
  isBegun: boolean;
}

interface Asker {
  staffId: number;
  rights: StaffRights;
}

const usualMost = 50;

/**
 * The scorecards that a member owes, the earliest due first, of applications that go on and that they still see: for
 * someone's day. `candidates` alone returns whose they are.
 */
export async function scorecardsOwedBy(
  db: Db,
  { staffId, rights }: Asker,
  language: Language,
  most = usualMost,
): Promise<OwedScorecard[]> {
  const asker = { kind: "staff", id: staffId, rights } as const;
  const rows = await owedRows(db, staffId, most);
  const titles = await titlesOfAny(
    db,
    rows.map(({ vacancyId }) => vacancyId),
    language,
  );
  const owed: OwedScorecard[] = [];
  for (const { applicationId, vacancyId, dueOn, askedAt, isBegun } of rows) {
    const thing = await candidateThing(db, applicationId);
    const isThere = (await placeOfPerson(db, applicationId)) !== undefined;
    if (!isThere || thing === null || !can(asker, "scorecard.write", thing)) continue;
    if (dueOn === null || askedAt === null) continue;
    const vacancy = { id: vacancyId, title: titles.get(vacancyId) ?? "" };
    owed.push({ applicationId, vacancy, dueOn, askedAt, isBegun });
  }
  return owed;
}
