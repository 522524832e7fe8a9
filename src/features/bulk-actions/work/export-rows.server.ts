import { setImmediate } from "node:timers/promises";
import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, momentText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { type SheetCell, sheetFile } from "../../../platform/formats/sheets.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type ToldCandidate, tellMany } from "../../candidates/list/tell-candidate.server.ts";
import { seeMany } from "../../candidates/see-person.server.ts";
import type { Reach } from "../../companies/policies.ts";
import { actText, outcomeWords } from "../../decisions/standing-words.ts";
import { staffByIds } from "../../identity/staff.queries.server.ts";
import { keepRunning, putFile, type StoredJob } from "../bulk-job.store.server.ts";
import { fileMs } from "../bulk-job.ts";
import { countingRows, putMadeRows, waitingRows } from "../row.store.server.ts";
import type { JobWork } from "../stored-work.server.ts";
import { startedBy } from "./make-rows.server.ts";

type Export = Extract<JobWork, { kind: "export" }>;

/** The starter's reach in a job: its companies, as they show their candidates now. */
export function reachOfJob({ companyIds }: Pick<StoredJob, "companyIds">): Reach {
  return { isWhole: false, companyIds, vacancyIds: [], sharedVacancyIds: [], managersOfCompanyIds: [] };
}

const askingOf = (job: StoredJob) => ({
  by: startedBy(job),
  needed: "candidate.export" as const,
  reach: reachOfJob(job),
});

const exported = ({ id }: StoredJob, { reason }: Export) =>
  ({ what: "export", action: "candidates.exported", reason, thing: { kind: "job", id } }) as const;

/** Rows that are written of before others are served again. */
const atOnce = 250;

/**
 * Records the export of the next rows: a profile view for each person, and the audit log, before any file is there.
 * @returns false when none was left
 */
export async function exportRows({ database, clock }: Platform, job: StoredJob, work: Export): Promise<boolean> {
  const rows = await waitingRows(database.db, job.id, atOnce);
  if (rows.length === 0) return false;
  const ids = rows.map(({ applicationId }) => applicationId);
  const now = clock();
  await database.transact(async (tx) => {
    if (!(await keepRunning(tx, job.id))) return;
    const there = new Set(
      (await seeMany(tx, askingOf(job), ids, { ...exported(job, work), isOnceADay: false }, now)).there,
    );
    const [counting, gone] = [ids.filter((id) => there.has(id)), ids.filter((id) => !there.has(id))];
    await putMadeRows(tx, job.id, { counting, gone }, now);
  });
  return true;
}

type Column = { name: (language: Language) => string; cell: (of: ToldCandidate, language: Language) => SheetCell };

const column = (
  name: (inputs: Record<string, never>, options: { locale: Language }) => string,
  cell: Column["cell"],
): Column => ({ name: (locale) => name({}, { locale }), cell });

const getName = ({ who }: ToldCandidate) => (who.kind === "named" ? who.name : who.code);

/** The columns of an export: those of the desk's table, each as the member who exports may see it. */
const columns: readonly Column[] = [
  column(m.bulk_jobs_col_name, getName),
  column(m.bulk_jobs_col_vacancy, ({ vacancy }) => vacancy.title),
  column(m.bulk_jobs_col_phase, ({ phase }) => phase?.name ?? null),
  column(m.bulk_jobs_col_status, ({ standing: { outcome } }, locale) => outcomeWords[outcome]({}, { locale })),
  column(m.bulk_jobs_col_scheduled, ({ standing: { scheduled } }, locale) => scheduled && actText(scheduled, locale)),
  column(
    m.bulk_jobs_col_scheduled_for,
    ({ standing: { scheduled } }, locale) => scheduled && momentText(scheduled.releaseAt, locale),
  ),
  column(m.bulk_jobs_col_applied, ({ appliedAt }) => jakartaDay(appliedAt)),
  column(m.bulk_jobs_col_waiting, ({ waitingSince }) => jakartaDay(waitingSince)),
  column(m.bulk_jobs_col_due, ({ dueOn }) => dueOn),
  column(m.bulk_jobs_col_stars, ({ stars }) => stars),
  column(m.bulk_jobs_col_score, ({ score }) => score),
  column(m.bulk_jobs_col_must, ({ mustMissed }) => mustMissed),
  column(m.bulk_jobs_col_degree, ({ degree }) => degree),
  column(m.bulk_jobs_col_major, ({ major }) => major),
  column(m.bulk_jobs_col_institution, ({ institution }) => institution),
  column(m.bulk_jobs_col_experience, ({ experienceMonths }) => experienceMonths),
  column(m.bulk_jobs_col_domicile, ({ domicile }) => domicile),
  column(m.bulk_jobs_col_salary, ({ salary }) => salary),
  column(m.bulk_jobs_col_source, ({ source }) => source),
];

/** Who, when, why: the first line of a file. */
async function aboutOf({ database }: Platform, { staffId, language, id }: StoredJob, reason: string, now: Date) {
  const who = (await staffByIds(database.db, [staffId])).get(staffId)?.name ?? "";
  const when = momentText(now.toISOString(), language);
  return m.bulk_jobs_export_about({ who, when, reason, job: id }, { locale: language });
}

/** Makes the file of an export whose rows are all written of; made twice it is one. */
export async function makeFile(platform: Platform, job: StoredJob, work: Export): Promise<void> {
  const { format, reason } = work;
  const { database, clock } = platform;
  const { language } = job;
  const now = clock();
  const ids = await countingRows(database.db, job.id);
  const rows: SheetCell[][] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    // Written already, unless the day is another by now.
    const { seen } = await database.transact((tx) =>
      seeMany(tx, askingOf(job), some, { ...exported(job, work), isOnceADay: true }, now),
    );
    const candidates = await tellMany(platform, { reach: reachOfJob(job), language }, some, seen);
    rows.push(...candidates.map((one) => columns.map(({ cell }) => cell(one, language))));
    await setImmediate();
  }
  const content = await sheetFile(format, {
    name: m.bulk_jobs_export_sheet({ day: dateText(jakartaDay(now), language) }, { locale: language }),
    about: await aboutOf(platform, job, reason, now),
    columns: columns.map(({ name }) => name(language)),
    rows,
  });
  const goneAt = new Date(now.getTime() + fileMs);
  await putFile(database.db, job.id, { format, content, madeAt: now, goneAt });
}
