import { applicationPorts } from "../../src/app/endpoints.ts";
import { applicationEndpoints } from "../../src/features/applications/portal/applications.api.server.ts";
import type { DeskQuestion } from "../../src/features/vacancies/desk/questions/desk-question.ts";
import { vacancyEndpoints } from "../../src/features/vacancies/portal/vacancies.api.server.ts";
import { aReadyApplicant, type Portal, portalOfTest } from "./applicants.ts";
import { aVacancy } from "./applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "./desk.ts";
import { readOf } from "./desk-vacancies.ts";
import type { TestPlatform } from "./platform.ts";

/** The portal from reading a vacancy to applying, and the desk beside it. */
export async function askingOfTest(): Promise<{ portal: Portal; desk: DeskOfTest }> {
  const endpoints = (platform: TestPlatform) => [
    ...vacancyEndpoints(platform, {}),
    ...applicationEndpoints({ platform, siteName: () => "Situs Karier", ports: applicationPorts(platform) }),
  ];
  const portal = await portalOfTest(endpoints, async () => {});
  return { portal, desk: deskOfTest(portal.platform) };
}

const words = (id: string, en = "") => ({ id, en });

/** One question of each kind, as the desk writes them. */
export const questionsOfEachKind = {
  shifts: { kind: "yesNo", words: words("Bersedia bergiliran?", "Shifts?"), required: true, must: { values: [true] } },
  certificate: {
    ...{ kind: "choice", words: words("Sertifikat K3?"), required: true, must: { values: [1] } },
    options: [words("Ya", "Yes"), words("Belum")],
  },
  tools: {
    ...{ kind: "choices", words: words("Alat apa?"), must: { values: [1, 2] } },
    options: [words("Forklift"), words("Reach truck"), words("Lainnya")],
  },
  years: { kind: "number", words: words("Berapa tahun?"), required: true, must: { min: 3, max: null } },
  systems: { kind: "text", words: words("WMS apa?", "Which WMS?") },
} as const;

/** A question as it is read, to be written again. */
export function toBody({ id, kind, words, options, required, must }: DeskQuestion) {
  return { id, kind, words, options, required, must };
}

/** Makes a vacancy ask this and nothing else. @returns what it asks then */
export async function ask(recruiter: AtDesk, vacancyId: number, questions: readonly object[], version?: number) {
  const current = version ?? (await readOf(recruiter, vacancyId)).version;
  return recruiter.send("PUT", `vacancies/${vacancyId}/questions`, { body: { questions }, version: current });
}

/** An open vacancy of a company of its own, and a recruiter of that company. */
export async function anAskingVacancy(
  { portal, desk }: { portal: Portal; desk: DeskOfTest },
  questions: readonly object[],
) {
  const { id } = await aVacancy(portal.platform);
  const { company_id: companyId } = await portal.platform.database.db
    .selectFrom("vacancies")
    .select("company_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const recruiter = await desk.as({ role: "recruiter", companyIds: [companyId] });
  const set = await ask(recruiter, id, questions);
  if (set.http !== 200) throw new Error(`The questions were refused: ${JSON.stringify(set.body)}`);
  const { questions: questionList } = await readOf(recruiter, id);
  return { id, companyId, recruiter, questions: questionList, ids: questionList.map((question) => question.id) };
}

/** Someone who may apply, and how they do. */
export async function anAnswerer(portal: Portal) {
  const someone = await aReadyApplicant(portal);
  const apply = async (VacancyId: number, answers?: unknown, more: object = {}) =>
    someone.visitor.json("submit-application", {
      ...{ VacancyId, lang: "id", grecaptcha: await someone.visitor.captcha() },
      ...(answers !== undefined && { answers }),
      ...more,
    });
  return { ...someone, apply };
}
