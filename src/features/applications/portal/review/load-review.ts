import { data } from "react-router";
import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import type { MarkChoice } from "../../../../ui/patterns/company-mark.ts";
import { getCaptchaPass } from "../../../identity/portal/accounts.calls.ts";
import {
  getActivity,
  getVacancies,
  type VacancyItem,
  type VacancyQuestion,
} from "../../../vacancies/portal/vacancies.calls.ts";
import { getApplicationDetails, listApplications } from "../application.calls.ts";
import type { HistoryItem } from "../application.schema.ts";
import { loadResume } from "./load-resume.ts";
import { loadAnswersDraft } from "./questions/answers-draft.ts";
import { mostReviewed, type ReviewedLink, type ReviewTarget, reviewTarget } from "./review-address.ts";

/** The vacancy on the review. */
export interface ReviewedVacancy {
  id: number;
  title: string;
  company: string;
  place: string;
  logoUrl: string | null;
  mark: MarkChoice;
  /** Its last second, ISO 8601. */
  closesAt: string;
  /** Working days until an answer, null when not promised. */
  replyDays: number | null;
  isSaved: boolean;
  questions: VacancyQuestion[];
  /** Of the activity link that led to it; "" is none. */
  mediaCode: string;
}

/** One of several that cannot be applied to, and why. */
export interface LeftOut {
  id: number;
  title: string;
  company: string;
  reason: "closed" | "applied";
}

type ShownVacancy = VacancyItem & { replyDays: number | null; questions: VacancyQuestion[] };

function reviewed(vacancy: ShownVacancy, mediaCode: string): ReviewedVacancy {
  return {
    id: vacancy.vacancyId,
    title: vacancy.title,
    company: vacancy.companyName,
    place: vacancy.location,
    logoUrl: vacancy.companyLogoUrl,
    mark: { dye: vacancy.companyDye, pattern: vacancy.companyPattern },
    closesAt: vacancy.endDate,
    replyDays: vacancy.replyDays,
    isSaved: vacancy.isSaved,
    questions: vacancy.questions,
    mediaCode,
  };
}

/** The vacancy by its activity link, which the browser remembers again; null where the link does not lead to it. */
async function byLink({ api, language }: PageRequest<unknown>, { vacancyId, activity }: ReviewedLink) {
  if (activity === "") return null;
  const sent = await api.send(getActivity, { path: { id: activity, lang: language } });
  if (sent.status === "refused" || sent.answer.data.id !== vacancyId) return null;
  return { vacancy: sent.answer.data, mediaCode: sent.answer.mediaCode };
}

/** The statements for several vacancies; those with a link of their own are asked there. */
async function byIds({ api, language, url }: PageRequest<unknown>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return need(await api.send(getVacancies, { path: { lang: language }, query: { ids: ids.join(",") } }), url).data;
}

function foundAs(vacancy: ShownVacancy | undefined, mediaCode: string) {
  if (vacancy === undefined) return { status: "unknown" as const };
  const { vacancyId: id, title, companyName: company, endDate: closedAt, isSaved } = vacancy;
  if (vacancy.vacancyStatus === "closed") return { status: "closed" as const, id, closedAt, title, company, isSaved };
  const status = vacancy.isApplied ? ("applied" as const) : ("open" as const);
  return { status, vacancy: reviewed(vacancy, mediaCode) };
}

/** Vacancies, open or closed or unknown, in the order of the links. */
async function findVacancies(page: PageRequest<unknown>, links: readonly ReviewedLink[]) {
  const linked = await Promise.all(links.map((link) => byLink(page, link)));
  const ids = links.filter((_, index) => !linked[index]).map(({ vacancyId }) => vacancyId);
  const found = new Map((await byIds(page, ids)).map((vacancy) => [vacancy.vacancyId, vacancy]));
  return links.map(({ vacancyId }, index) => {
    const byItsLink = linked[index];
    return byItsLink ? foundAs(byItsLink.vacancy, byItsLink.mediaCode) : foundAs(found.get(vacancyId), "");
  });
}

type Found = ReturnType<typeof foundAs>;

/** Phases of an application that was just sent, and the survey that waits about it; null when it is not one of this person's. */
async function sentApplication({ api, language }: PageRequest<unknown>, applicationId: number | null) {
  if (applicationId === null) return null;
  const details = await api.send(getApplicationDetails, { path: { lang: language }, body: { applicationId } });
  if (details.status === "refused") return null;
  const { recruitmentProgress, surveyUrl } = details.answer.data;
  return { applicationId, phases: recruitmentProgress.map(({ phaseName }) => phaseName), surveyUrl };
}

async function openReview(
  page: PageRequest<unknown>,
  vacancies: readonly [ReviewedVacancy, ...ReviewedVacancy[]],
  leftOut: readonly LeftOut[],
  { links }: ReviewTarget,
) {
  const isAsking = vacancies.some(({ questions }) => questions.length > 0);
  const [resume, passed, answersDraft] = await Promise.all([
    loadResume(page),
    page.api.send(getCaptchaPass, {}),
    isAsking ? loadAnswersDraft(page.api) : null,
  ]);
  const isCaptchaPassed = passed.status === "accepted" && passed.answer.data.isOpen;
  return { status: "open" as const, links, vacancies, leftOut, isCaptchaPassed, answersDraft, ...resume };
}

/** Those of several that nothing is sent for; what never was is not named. */
function listLeftOut(found: readonly Found[]): LeftOut[] {
  return found.flatMap((one) => {
    if (one.status === "open" || one.status === "unknown") return [];
    const { id, title, company } = one.status === "closed" ? one : one.vacancy;
    return { id, title, company, reason: one.status };
  });
}

/** The result of one of several applications. */
export interface ReviewResult {
  id: number;
  title: string;
  isSaved: boolean;
  outcome: { status: "sent"; at: string } | { status: "applied" | "closed" | "fault" };
}

/** As many as one review sends at most, the newest of the history. */
async function newestApplications({ api, language, url }: PageRequest<unknown>) {
  const filters = { Position: "", AtsPhase: "", ApplicationPhase: [], ApplicationStatusId: [] };
  const body = { ...filters, PageNo: 1, PageSize: mostReviewed };
  return need(await api.send(listApplications, { path: { lang: language }, body }), url).data;
}

function getResult(one: Found, application: HistoryItem | undefined): ReviewResult[] {
  if (one.status === "unknown") return [];
  const { id, title, isSaved } = one.status === "closed" ? one : one.vacancy;
  if (application) return [{ id, title, isSaved, outcome: { status: "sent", at: application.applicationDate } }];
  return [{ id, title, isSaved, outcome: { status: one.status === "open" ? "fault" : one.status } }];
}

/** The result of each after sending, requested again: a reload shows the same, and later changes. */
async function loadResults(page: PageRequest<unknown>, links: readonly ReviewedLink[], sent: readonly number[]) {
  const [found, history] = await Promise.all([findVacancies(page, links), newestApplications(page)]);
  const made = history.filter(({ applicationId }) => sent.includes(applicationId));
  const results = found.flatMap((one, index) =>
    getResult(
      one,
      made.find(({ vacancyId }) => vacancyId === links[index]?.vacancyId),
    ),
  );
  // One survey at most is offered for all of them: about the first.
  const first = Math.min(...made.map(({ applicationId }) => applicationId));
  const { surveyUrl = null } = (await sentApplication(page, made.length > 0 ? first : null)) ?? {};
  return { status: "results" as const, results, surveyUrl };
}

/** The one vacancy of most reviews: open, or why nothing can be sent. */
async function loadOne(page: PageRequest<unknown>, target: ReviewTarget, link: ReviewedLink) {
  const [[found], sent] = await Promise.all([
    findVacancies(page, [link]),
    sentApplication(page, target.sent?.[0] ?? null),
  ]);
  if (found === undefined || found.status === "unknown") throw data({ code: "not-found" }, { status: 404 });
  if (sent !== null) {
    const { title, company } = found.status === "closed" ? found : found.vacancy;
    return { status: "sent" as const, ...sent, title, company };
  }
  if (found.status === "closed") return found;
  if (found.status === "applied") return { status: "applied" as const, vacancy: found.vacancy, applicationId: null };
  return openReview(page, [found.vacancy], [], target);
}

/** Several at once (J2): those that can be applied to, and those that cannot. */
async function loadSeveral(page: PageRequest<unknown>, target: ReviewTarget) {
  if (target.sent !== null) return loadResults(page, target.links, target.sent);
  const found = await findVacancies(page, target.links);
  const [first, ...others] = found.flatMap((one) => (one.status === "open" ? one.vacancy : []));
  const leftOut = listLeftOut(found);
  if (first === undefined) return { status: "none-left" as const, leftOut };
  return openReview(page, [first, ...others], leftOut, target);
}

/** The review before applying (R10): everything that will be sent, or why nothing can be. */
export async function load(page: PageRequest<unknown>) {
  const target = reviewTarget(page.url.searchParams);
  if (!page.isSignedIn) throw signInFirst(page.url);
  const [first, ...others] = target.links;
  if (first === undefined) return { status: "nothing-chosen" as const };
  return others.length > 0 ? loadSeveral(page, target) : loadOne(page, target, first);
}

export type ReviewData = Awaited<ReturnType<typeof load>>;
export type OpenReview = Extract<ReviewData, { status: "open" }>;
export type SentReview = Extract<ReviewData, { status: "sent" }>;
