import { data } from "react-router";
import { need, type PageRequest, signInFirst } from "../../../contract/page.ts";
import type { MarkChoice } from "../../../ui/patterns/company-mark.ts";
import { getVacancy, type VacancyDetail } from "../../vacancies/vacancies.calls.ts";
import { getApplicationDetails } from "../application.calls.ts";
import { loadResume } from "./load-resume.ts";
import { type ReviewTarget, reviewTarget } from "./review-address.ts";

/** What the review shows of the vacancy. */
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
}

function reviewed(vacancy: VacancyDetail): ReviewedVacancy {
  return {
    id: vacancy.vacancyId,
    title: vacancy.title,
    company: vacancy.companyName,
    place: vacancy.location,
    logoUrl: vacancy.companyLogoUrl,
    mark: { dye: vacancy.companyDye, pattern: vacancy.companyPattern },
    closesAt: vacancy.endDate,
    replyDays: vacancy.replyDays,
  };
}

/** The vacancy, open or closed; 404 where there never was one. */
async function findVacancy({ api, language, url }: PageRequest<unknown>, id: number) {
  const sent = await api.send(getVacancy, { path: { id, lang: language } });
  if (sent.status === "refused" && sent.code === "vacancy-closed") {
    const { closedAt, title, companyName } = sent.extra;
    if (!closedAt) throw data({ code: "not-found" }, { status: 404 });
    return { status: "closed" as const, closedAt, title: title ?? "", company: companyName ?? "" };
  }
  const vacancy = need(sent, url).data;
  return { status: "open" as const, isApplied: vacancy.isApplied, vacancy: reviewed(vacancy) };
}

/** Phases of an application that was just sent; null when it is not one of this person's. */
async function sentApplication({ api, language }: PageRequest<unknown>, applicationId: number | null) {
  if (applicationId === null) return null;
  const details = await api.send(getApplicationDetails, { path: { lang: language }, body: { applicationId } });
  if (details.status === "refused") return null;
  return { applicationId, phases: details.answer.data.recruitmentProgress.map(({ phaseName }) => phaseName) };
}

async function openReview(page: PageRequest<unknown>, vacancy: ReviewedVacancy, { links }: ReviewTarget) {
  return { status: "open" as const, links, vacancy, ...(await loadResume(page)) };
}

/** The review before applying (R10): everything that will be sent, or why nothing can be. */
export async function load(page: PageRequest<unknown>) {
  const target = reviewTarget(page.url.searchParams);
  if (!page.isSignedIn) throw signInFirst(page.url);
  const [first, ...next] = target.links;
  if (first === undefined) return { status: "nothing-chosen" as const };
  const [found, sent] = await Promise.all([findVacancy(page, first.vacancyId), sentApplication(page, target.sent)]);
  if (sent !== null) {
    const { title, company } = found.status === "open" ? found.vacancy : found;
    return { status: "sent" as const, ...sent, title, company, next };
  }
  if (found.status === "closed") return found;
  const { vacancy } = found;
  if (found.isApplied) return { status: "applied" as const, vacancy, applicationId: null, next };
  return openReview(page, vacancy, target);
}

export type ReviewData = Awaited<ReturnType<typeof load>>;
export type OpenReview = Extract<ReviewData, { status: "open" }>;
export type SentReview = Extract<ReviewData, { status: "sent" }>;
