import { randomInt } from "node:crypto";
import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { blankIsAbsent } from "../../../contract/field-values.ts";
import { accept, refuse } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { logFault } from "../../../platform/log/log.ts";
import { redeemToApply } from "../../identity/portal/captcha/redeem-to-apply.server.ts";
import type { Consents } from "../../resumes/resume.ts";
import { answerFaults } from "../../vacancies/questions/answer.ts";
import { existingVacancies } from "../../vacancies/vacancy.queries.server.ts";
import type { Applying, Order } from "../apply.server.ts";
import { submit } from "../submit.server.ts";
import { type SubmitResult, submitAll as submitAllCall } from "./application.calls.ts";
import { mediaCodeFor, sortAnswers, submitReply } from "./given-answers.server.ts";

/** The activity's mediaCode, where the applicant came by an activity link. */
export const activityPlatform = z.string().max(100, "too-long").nullish();

const statement = z.boolean().nullish();
export const statements = z.object({ kebenaranData: statement, penggunaanData: statement }).nullish();
export const grecaptcha = z.preprocess(blankIsAbsent, z.string().optional());

/** The statements as they are kept; null where the request has none. */
export function findConsents(consent: z.output<typeof statements>): Consents | null {
  if (!consent) return null;
  return { dataTruth: consent.kebenaranData === true, dataUse: consent.penggunaanData === true };
}

/** Kinds of what is answered; what a question takes is judged by the question (readings, "Questions"). */
const value = z.union([z.boolean(), z.number(), z.string(), z.array(z.number())]).nullish();

const answer = z.object({ questionId: z.int("choice").positive("choice"), value });

/** Most answers of a request for one vacancy, and of one for several. */
export const mostAnswers = { one: 50, several: 500 } as const;

/** The schema of at most so many answers; null and undefined are allowed. */
export const answersUpTo = (most: number) => z.array(answer).max(most, "too-many-entries").nullish();

type ApplicantContext = RequestContext<"applicant">;

/** One application of several; what breaks it stays its own (J2). */
async function attempt(applying: Applying, order: Order, { requestId }: ApplicantContext): Promise<SubmitResult> {
  const { vacancyId: VacancyId } = order;
  try {
    const reply = submitReply(await submit(applying, order));
    if (reply.status === "accepted") {
      const { applicationId } = reply.answer;
      return { VacancyId, acknowledge: 1, applicationId, code: null, message: m.applications_sent() };
    }
    const { code, message, extra } = reply;
    const { applicationId = null, questions } = extra;
    return { VacancyId, acknowledge: 0, applicationId, code, message, ...(questions && { questions }) };
  } catch (error) {
    logFault(applying.platform.log, { requestId }, error);
    return { VacancyId, acknowledge: 0, applicationId: null, code: "fault", message: m.contract_fault() };
  }
}

/** Numbers in the order of sending would reveal a blind application by the same person's other numbers. */
function inAnyOrder(ids: readonly number[]): number[] {
  const drawn = ids.map((id) => ({ id, lot: randomInt(2 ** 47) }));
  return drawn.sort((one, other) => one.lot - other.lot).map(({ id }) => id);
}

const answersOfSeveral = answersUpTo(mostAnswers.several);

/** The error of an answer to a question. */
export const wrongAnswer = z.object({ questionId: z.number(), code: z.enum(answerFaults) });

/** Vacancies that one call applies to (wire, "submit-all-application"). */
const mostVacancies = 50;

const vacancyIds = z
  .array(z.int("choice").positive("choice"))
  .min(1, "required")
  .max(mostVacancies, "too-many-entries");

export const submitAllRequest = z.object({
  body: z.object({
    /** The same one twice counts once. */
    VacancyId: vacancyIds,
    grecaptcha,
    /** By the position of the vacancy; '' is none. */
    activityPlatform: z.array(activityPlatform).max(mostVacancies, "too-many-entries").nullish(),
    /** Absent: the resume's stored consents count. */
    consent: statements,
    /** Our addition: the stored resume is still right, its six months begin again. */
    confirm: z.boolean().nullish(),
    /** Of all of them: each question is one vacancy's. */
    answers: answersOfSeveral,
  }),
});

export const result = z.object({
  VacancyId: z.number(),
  acknowledge: z.literal([0, 1]),
  /** The one that was made, or with `already-applied` the earlier one. */
  applicationId: z.number().nullable(),
  /** As `submit-application` refuses, or `not-found`, or `fault`; null for success. */
  code: z.string().nullable(),
  message: z.string(),
  /** Our addition, with `answers-missing`: what is wrong with which answer. */
  questions: z.array(wrongAnswer).optional(),
});

export const submitAllAnswer = z.object({ results: z.array(result) });

/** `submit-all-application`: each vacancy separately, answered in their order, the captcha once for all. */
export function submitAllEndpoint(applying: Applying): Endpoint {
  const { platform } = applying;
  return endpoint(submitAllCall, {
    request: submitAllRequest,
    answer: submitAllAnswer,
    async handle({ body }, context) {
      const { VacancyId, activityPlatform, grecaptcha, consent, confirm } = body;
      const asking = { answers: body.answers, vacancyIds: VacancyId, language: context.language };
      const sorted = await sortAnswers(platform.database.db, asking);
      if (sorted.status === "refused") return sorted.refusal;
      if (!(await redeemToApply(platform, context, grecaptcha))) return refuse("captcha", m.contract_captcha());
      const { applicantId } = context.identity;
      const known = await existingVacancies(platform.database.db, VacancyId);
      const results: SubmitResult[] = [];
      const ids = [...new Set(VacancyId)];
      for (const vacancyId of ids) {
        if (known.has(vacancyId)) continue;
        const refused = { acknowledge: 0, applicationId: null, code: "not-found" } as const;
        results.push({ VacancyId: vacancyId, ...refused, message: m.contract_not_found() });
      }
      for (const vacancyId of inAnyOrder(ids.filter((id) => known.has(id)))) {
        const index = VacancyId.indexOf(vacancyId);
        const mediaCode = mediaCodeFor(platform, context, vacancyId, activityPlatform?.[index]);
        const confirmsResume = confirm === true;
        const answers = sorted.of(vacancyId);
        const order = { applicantId, vacancyId, mediaCode, consents: findConsents(consent), confirmsResume, answers };
        results.push(await attempt(applying, order, context));
      }
      results.sort((one, other) => ids.indexOf(one.VacancyId) - ids.indexOf(other.VacancyId));
      return accept({ results }, { acknowledge: results.every(({ acknowledge }) => acknowledge === 1) ? 1 : 0 });
    },
  });
}
