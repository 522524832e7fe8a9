import { data } from "react-router";
import { need, type PageRequest } from "../../../contract/page.ts";
import { daysBetween, jakartaDay } from "../../../i18n/calendar.ts";
import { type CompanyDetail, getCompany } from "../../companies/companies.calls.ts";
import { cardData } from "../card/card-data.ts";
import { getVacancy, type VacancyClosed, type VacancyDetail } from "../vacancies.calls.ts";
import { vacancyPath } from "../vacancy-path.ts";

/** So long after closing a vacancy's page says that it is closed; later it is gone (decisions: Closed vacancy). */
const KEPT_DAYS = 90;

function detail(vacancy: VacancyDetail) {
  const { description, requirement, employmentType, employmentTypeName, salary, openings, replyDays, code, locations } =
    vacancy;
  return {
    ...cardData(vacancy),
    companyId: vacancy.branchId,
    posted: jakartaDay(vacancy.postingDate),
    ...{ description, requirement, employmentType, employmentTypeName, salary, openings, replyDays, code, locations },
  };
}

export type Detail = ReturnType<typeof detail>;

/** A closed vacancy as its page shows it; throws 404 where there never was one and 410 long after closing. */
function closed(extra: Partial<VacancyClosed>, today: string) {
  const { closedAt, title, companyName, relatedJob = [] } = extra;
  if (!closedAt) throw data({ code: "not-found" }, { status: 404 });
  const day = jakartaDay(closedAt);
  if (daysBetween(day, today) > KEPT_DAYS) throw data({ code: "vacancy-closed" }, { status: 410 });
  return { closes: day, title: title ?? "", company: companyName ?? "", related: relatedJob.map(cardData) };
}

function inShort({ summary, openVacancies }: CompanyDetail) {
  return { summary, openVacancies };
}

/** One vacancy (R21): open with its company and related jobs, or closed (V9). */
export async function load({ api, params, url, language, origin, now }: PageRequest<{ id: string }>) {
  const today = jakartaDay(now);
  if (!/^\d{1,15}$/.test(params.id)) throw data({ code: "not-found" }, { status: 404 });
  const sent = await api.send(getVacancy, { path: { id: Number(params.id), lang: language } });
  if (sent.status === "refused" && sent.code === "vacancy-closed") {
    return { status: "closed" as const, today, ...closed(sent.extra, today) };
  }
  const answer = need(sent, url);
  const vacancy = detail(answer.data);
  const company = await api.send(getCompany, { path: { lang: language }, body: { BranchID: vacancy.companyId } });
  const canonicalPath = vacancyPath(vacancy.id, vacancy.title);
  return {
    status: "open" as const,
    today,
    vacancy,
    related: answer.relatedJob.map(cardData),
    company: company.status === "accepted" ? inShort(company.answer.data) : null,
    canonicalPath,
    address: origin + import.meta.env.BASE_URL.slice(0, -1) + canonicalPath,
  };
}

type DetailData = Awaited<ReturnType<typeof load>>;
export type OpenData = Extract<DetailData, { status: "open" }>;
export type ClosedData = Extract<DetailData, { status: "closed" }>;
