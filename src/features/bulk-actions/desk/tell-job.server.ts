import { m } from "#messages";
import type { Action, StaffRights } from "../../../contract/action.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { invalid, type Refusal } from "../../../contract/reply.ts";
import { numberText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { readListText } from "../../candidates/desk/read-list.server.ts";
import { getReach, type Reach } from "../../companies/policies.ts";
import { findAct, lackingIn } from "../../decisions/desk/act-of.server.ts";
import { endReasonById } from "../../decisions/end-reason.queries.server.ts";
import { staffByIds } from "../../identity/staff.queries.server.ts";
import { getTexts } from "../../reference-data/master-data.server.ts";
import { titlesOfAny } from "../../vacancies/showing.queries.server.ts";
import type { JobWish, PreviewedJob } from "../preview-job.server.ts";
import type { SeenJob } from "../read-jobs.server.ts";
import type { JobWork } from "../stored-work.server.ts";
import type { JobAnswer } from "./jobs.calls.ts";
import type { PreviewInput } from "./jobs.schema.ts";

/** The phase that an act leads to, or the reason for which it ends. */
async function findSubject(db: Db, { work }: SeenJob, language: Language): Promise<string | null> {
  if (work.kind !== "act") return null;
  const { act } = work;
  if (act.kind === "end") return (await endReasonById(db, act.reasonId))?.name[language] ?? null;
  if (!("phaseId" in act)) return null;
  return (await getTexts(db, "recruitmentPhase", [act.phaseId], language)).get(act.phaseId) ?? null;
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
  const answers: JobAnswer[] = [];
  for (const job of jobs) {
    const { id, work, state, chosen, possible: count, counts, vacancyId } = job;
    answers.push({
      ...{ id, kind: work.kind, actKind: work.kind === "act" ? work.act.kind : null },
      subject: await findSubject(db, job, language),
      format: work.kind === "export" ? work.format : null,
      reason: work.kind === "export" ? work.reason : null,
      ...{ by: staff.get(job.staffId)?.name ?? "", isOwn: job.staffId === staffId, state, chosen, count, counts },
      vacancy: vacancyId === null ? null : { id: vacancyId, title: titles.get(vacancyId) ?? "" },
      ...{ previewedAt: job.previewedAt.toISOString(), startedAt: wire(job.startedAt), endedAt: wire(job.endedAt) },
      ...{ firstLeaves: wire(job.firstLeaves), lastLeaves: wire(job.lastLeaves), fileUntil: wire(job.fileUntil) },
    });
  }
  return answers;
}

const wrong = (path: string, code: string): Refusal =>
  invalid(m.contract_invalid_fields(), [{ path, code, message: fieldMessage(code) }]);

/** The right that a kind of job needs. */
export const rightOf = {
  act: "candidate.act",
  share: "candidate.share",
  export: "candidate.export",
} as const satisfies Record<JobWork["kind"], Action>;

async function findWork(db: Db, { act, share, export: file }: PreviewInput): Promise<JobWork | null> {
  if (share !== undefined) return { kind: "share", ...share };
  if (file !== undefined) return { kind: "export", ...file };
  const foundAct = act && (await findAct(db, act));
  return foundAct ? { kind: "act", act: foundAct } : null;
}

function getChoice({ ids, query = "" }: PreviewInput, reach: Reach): JobWish["choice"] | Refusal {
  if (ids !== undefined) return { kind: "ids", ids };
  const read = readListText(query, reach, "query");
  if (read === null) return wrong("query", "format");
  return "status" in read ? read : { kind: "list", ...read };
}

/** A body's request, in the domain's words. */
export async function getWish(db: Db, body: PreviewInput, rights: StaffRights): Promise<JobWish | Refusal> {
  const work = await findWork(db, body);
  if (work === null) return wrong("act.reasonId", "reason-unknown");
  const choice = getChoice(body, getReach(rights, rightOf[work.kind]));
  if ("status" in choice) return choice;
  return { work, choice, lacking: body.act === undefined ? [] : lackingIn(body.act) };
}

const languageWords = { id: m.desk_jobs_language_id, en: m.desk_jobs_language_en } as const;

/**
 * Refuses fields that are empty in a language that some of the readers have (recruiting §6).
 * @param at what stands before a field's name in the request's body, such as "act."
 */
export function lackingFields({ lacking }: Extract<PreviewedJob, { status: "lacking" }>, at: string): Refusal {
  const errors = lacking.map(({ field, language, readers }) => ({
    ...{ path: `${at}${field}.${language}`, code: "language-missing" },
    message: m.desk_jobs_language_missing({ count: numberText(readers), language: languageWords[language]() }),
  }));
  return invalid(m.contract_invalid_fields(), errors);
}
