import { data } from "react-router";
import type { Sent } from "../../../../contract/client.ts";
import { leadToOwnAddress, need, type PageRequest } from "../../../../contract/page.ts";
import { pageAddress, siteRoot } from "../../../../contract/page-address.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { picturePath } from "../../../../contract/share-picture.ts";
import { daysBetween, jakartaDay } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import { keepAlertPath } from "../../../alerts/alert.ts";
import { isLetterMedia } from "../../activity/career-activity.ts";
import { companyPath, vacancyPath } from "../../vacancy-path.ts";
import { cardData } from "../card-data.ts";
import { type CompanyDetail, getCompany } from "../companies/companies.calls.ts";
import { everything, searchQuery } from "../list/list-state.ts";
import { companyLogo, vacancyPicture } from "../pictures.ts";
import { getVacancy, type VacancyAnswer, type VacancyClosed, type VacancyDetail } from "../vacancies.calls.ts";

/** So long after closing a vacancy's page says that it is closed; later it is gone (readings, "Closed vacancy"). */
const KEPT_DAYS = 90;

function detail(vacancy: VacancyDetail, activity: string | null) {
  const { titles, description, requirement, employmentType, employmentTypeName, salary, openings, replyDays } = vacancy;
  const { code, locations, usualReplyDays, questions, selection } = vacancy;
  return {
    ...cardData(vacancy),
    /** Code of the activity link that led here; it goes along to the review. */
    activity,
    companyId: vacancy.branchId,
    posted: jakartaDay(vacancy.postingDate),
    ...{
      titles,
      description,
      requirement,
      employmentType,
      employmentTypeName,
      salary,
      openings,
      replyDays,
      usualReplyDays,
      code,
      locations,
      questions,
      selection,
    },
  };
}

export type Detail = ReturnType<typeof detail>;

/** A closed vacancy as its page shows it; throws 404 where there never was one and 410 long after closing. */
function closed(extra: Partial<VacancyClosed>, today: string) {
  const { closedAt, title, companyName, relatedJob = [] } = extra;
  if (!closedAt) throw data({ code: "not-found" }, { status: 404 });
  const day = jakartaDay(closedAt);
  if (daysBetween(day, today) > KEPT_DAYS) throw data({ code: "vacancy-closed" }, { status: 410 });
  const related = relatedJob.map(cardData);
  return { closes: day, title: title ?? "", company: companyName ?? "", related, alert: findAlert(extra) };
}

/** Address of the alert for vacancies of the same function and level; null where they are not known. */
export function findAlert({ departmentID, category }: Partial<VacancyClosed>): string | null {
  if (!departmentID || !category) return null;
  return keepAlertPath(searchQuery({ ...everything, functions: [departmentID], levels: [category] }));
}

function inShort({ summary, openVacancies, industry, website }: CompanyDetail) {
  return { summary, openVacancies, industry, website };
}

/** Where one comes back to after filling in the resume. */
function backTo({ id, titles, activity }: Detail, language: Language): string {
  return activity === null ? vacancyPath(id, titles[language]) : `/activity?code=${encodeURIComponent(activity)}`;
}

/** Addresses that leave the page: for sharing, for search engines, for the picture that a shared link shows. */
function getAddresses(vacancy: Detail, root: string, language: Language) {
  const { id, titles } = vacancy;
  const canonicalPath = { id: vacancyPath(id, titles.id), en: vacancyPath(id, titles.en) };
  const path = canonicalPath[language];
  const logo = companyLogo(vacancy.company, vacancy.mark);
  return {
    canonicalPath,
    picturePath: picturePath("vacancy", id, vacancyPicture(vacancy), language),
    address: root + path,
    languageAddress: pageAddress(root, path, language),
    companyAddress: pageAddress(root, companyPath(vacancy.companyId), language),
    logoAddress: root + picturePath("logo", vacancy.companyId, logo, "id"),
  };
}

/** One vacancy (R21): open with its company and related jobs, or closed (V9). */
export async function load(page: PageRequest<{ id: string }>) {
  const { api, params, language, url } = page;
  const media = url.searchParams.get("media") ?? "";
  const query = isLetterMedia(media) ? { media } : {};
  const id = getId(params.id);
  const sent = await api.send(getVacancy, { path: { id, lang: language }, query });
  const detail = await readDetail(page, sent, null);
  const [title = "", ...others] = getTitles(sent, language);
  leadToOwnAddress(url, [vacancyPath(id, title), ...others.map((other) => vacancyPath(id, other))]);
  return detail;
}

/** A vacancy's titles, the one of the language first, of a closed one its last; none where there is no vacancy. */
export function getTitles(sent: Sent<VacancyAnswer, VacancyClosed>, language: Language): string[] {
  if (sent.status === "refused") return sent.extra.title ? [sent.extra.title] : [];
  const { titles } = sent.answer.data;
  return [titles[language], ...Object.values(titles)];
}

/** The requested vacancy on its page, by its own address or by an activity link. */
export async function readDetail(
  { api, url, language, origin, now }: PageRequest<unknown>,
  sent: Sent<VacancyAnswer, VacancyClosed>,
  activity: string | null,
) {
  const today = jakartaDay(now);
  if (sent.status === "refused" && sent.code === "vacancy-closed") {
    return { status: "closed" as const, today, ...closed(sent.extra, today) };
  }
  const answer = need(sent, url);
  const vacancy = detail(answer.data, activity);
  const company = await api.send(getCompany, { path: { lang: language }, body: { BranchID: vacancy.companyId } });
  return {
    status: "open" as const,
    today,
    vacancy,
    related: answer.relatedJob.map(cardData),
    company: company.status === "accepted" ? inShort(company.answer.data) : null,
    /** Before applying alone; null for a guest. */
    resume: answer.resume && !vacancy.isApplied ? { state: answer.resume, back: backTo(vacancy, language) } : null,
    ...getAddresses(vacancy, siteRoot(origin), language),
  };
}

export type DetailData = Awaited<ReturnType<typeof readDetail>>;
export type OpenData = Extract<DetailData, { status: "open" }>;
export type ClosedData = Extract<DetailData, { status: "closed" }>;
