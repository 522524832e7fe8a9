import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { endReasonById } from "../../decisions/end-reasons/end-reason.queries.server.ts";
import { staffByIds } from "../../identity/staff.queries.server.ts";
import { textsOf } from "../../reference-data/master-data.server.ts";
import { titlesOfAny } from "../../vacancies/read/showing.queries.server.ts";
import type { SeenJob } from "../read-jobs.server.ts";
import type { JobAnswer } from "./jobs.calls.ts";

/** The phase that an act leads to, or the reason for which it ends. */
async function subjectOf(db: Db, { work }: SeenJob, language: Language): Promise<string | null> {
  if (work.kind !== "act") return null;
  const { act } = work;
  if (act.kind === "end") return (await endReasonById(db, act.reasonId))?.name[language] ?? null;
  if (!("phaseId" in act)) return null;
  return (await textsOf(db, "recruitmentPhase", [act.phaseId], language)).get(act.phaseId) ?? null;
}

const wire = (moment: Date | null) => moment?.toISOString() ?? null;

/** Jobs in the wire's words, with what their vacancies and makers are called. */
export async function tellJobs(
  db: Db,
  jobs: readonly SeenJob[],
  { staffId, language }: { staffId: number; language: Language },
): Promise<JobAnswer[]> {
  const staff = await staffByIds(db, [...new Set(jobs.map((job) => job.staffId))]);
  const vacancyIds = [...new Set(jobs.flatMap(({ vacancyId }) => vacancyId ?? []))];
  const titles = await titlesOfAny(db, vacancyIds, language);
  const told: JobAnswer[] = [];
  for (const job of jobs) {
    const { id, work, state, chosen, possible: count, counts, vacancyId } = job;
    told.push({
      ...{ id, kind: work.kind, actKind: work.kind === "act" ? work.act.kind : null },
      subject: await subjectOf(db, job, language),
      format: work.kind === "export" ? work.format : null,
      reason: work.kind === "export" ? work.reason : null,
      ...{ by: staff.get(job.staffId)?.name ?? "", isOwn: job.staffId === staffId, state, chosen, count, counts },
      vacancy: vacancyId === null ? null : { id: vacancyId, title: titles.get(vacancyId) ?? "" },
      ...{ previewedAt: job.previewedAt.toISOString(), startedAt: wire(job.startedAt), endedAt: wire(job.endedAt) },
      ...{ firstLeaves: wire(job.firstLeaves), lastLeaves: wire(job.lastLeaves), fileUntil: wire(job.fileUntil) },
    });
  }
  return told;
}
