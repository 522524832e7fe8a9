import { addDays, jakartaDay } from "../../i18n/calendar.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { everyCandidate } from "../candidates/candidate.ts";
import { countFound } from "../candidates/list/count-found.server.ts";
import { type Promised, promisedBy } from "../candidates/list/promised.queries.server.ts";
import { seenOf } from "../candidates/list/who-of.server.ts";
import { getReach, may, type Reach } from "../companies/policies.ts";
import { countHeld } from "../decisions/act.queries.server.ts";
import { findNotices, type NoticeReader } from "../notifications/read-notices.server.ts";
import { type OwedScorecard, scorecardsOwedBy } from "../scorecards/owed-scorecards.server.ts";
import { countDeskVacancies } from "../vacancies/desk-list.queries.server.ts";
import { countWaiting } from "../vacancies/imported/imported.queries.server.ts";
import type { DayNumbers, PromisedNumbers } from "./day.ts";

/** Someone's open tasks: the numbers, and who waits for answers by vacancy and phase. */
export interface Day {
  numbers: DayNumbers;
  promised: Promised[];
  /** Scorecards that are owed, the earliest due first. */
  owed: OwedScorecard[];
  /** The companies that are answered for, where lists show applications of others too; else none. */
  companyIds: readonly number[];
}

const getSum = (rows: readonly Promised[]): PromisedNumbers => ({
  late: rows.reduce((sum, { late }) => sum + late, 0),
  today: rows.reduce((sum, { today }) => sum + today, 0),
  near: rows.reduce((sum, { near }) => sum + near, 0),
  far: rows.reduce((sum, { far }) => sum + far, 0),
});

/** Counts of applications: for anyone who answers them, and of nobody who is only shared with them. */
async function ofApplications(db: Db, { staffId, rights }: NoticeReader, today: string) {
  const own: Reach = getReach(rights, "candidate.act");
  const listed = getReach(rights, "candidate.read");
  const companyIds = listed.sharedVacancyIds.length > 0 ? own.companyIds : [];
  const fresh = { ...everyCandidate, companyIds, applied: { from: addDays(today, -1), to: null } };
  return {
    companyIds,
    promised: await promisedBy(db, own.companyIds, today),
    fresh: await countFound(db, listed, fresh, today),
    held: await countHeld(db, { ...own, staffId }),
  };
}

/** Counts of vacancies: to review for those who publish, closing for all who see it. */
async function ofVacancies(db: Db, { staffId, rights }: NoticeReader) {
  const who = { kind: "staff", id: staffId, rights } as const;
  const [edits, reads] = [getReach(rights, "posting.edit"), getReach(rights, "posting.read")];
  const reviews = { reach: edits, filter: { reviewer: staffId } };
  return {
    reviews: may(who, "posting.edit") ? await countDeskVacancies(db, reviews) : null,
    conflicts: may(who, "conflict.resolve") ? await countWaiting(db, getReach(rights, "conflict.resolve")) : null,
    closing: may(who, "posting.read") ? await countDeskVacancies(db, { reach: reads, filter: { closing: 3 } }) : null,
  };
}

/** Everything that waits for a member of staff now, each as the list that it leads to counts it. */
export async function readDay(db: Db, reader: NoticeReader, now: Date, language: Language): Promise<Day> {
  const { staffId, rights } = reader;
  const who = { kind: "staff", id: staffId, rights } as const;
  const answers = may(who, "candidate.act");
  const owed = may(who, "scorecard.write") ? await scorecardsOwedBy(db, reader, language) : [];
  const applications = answers ? await ofApplications(db, reader, jakartaDay(now)) : null;
  const unread = await findNotices(db, reader, { isUnread: true }, seenOf);
  const countUnread = (kind: (typeof unread)[number]["kind"]) => unread.filter((notice) => notice.kind === kind).length;
  const numbers: DayNumbers = {
    promised: applications && getSum(applications.promised),
    fresh: applications?.fresh ?? null,
    held: applications?.held ?? null,
    ...{
      mentions: countUnread("mention"),
      returned: countUnread("returned"),
      jobsDone: countUnread("job-done"),
      owed: owed.length,
    },
    ...(await ofVacancies(db, reader)),
  };
  return { numbers, owed, promised: applications?.promised ?? [], companyIds: applications?.companyIds ?? [] };
}
