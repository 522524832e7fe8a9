import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { notForSearchEngines, pageMeta } from "../../../../contract/page-meta.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { unlessSaved } from "../save/saving.ts";
import type { Route } from "./+types/vacancy-detail.route";
import { ClosedVacancy } from "./closed-vacancy.tsx";
import { jobPosting } from "./job-posting.ts";
import { type ClosedData, load, type OpenData } from "./load-detail.ts";
import { OpenVacancy } from "./open-vacancy.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "vacancy.read", hydrate: "deferred" };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return loaderData.status === "open" ? openMeta(loaderData) : closedMeta(loaderData);
}

function openMeta(data: OpenData) {
  const { title, company, closes } = data.vacancy;
  const description = m.vacancies_detail_description({ title, company, date: dateText(closes) });
  return [...pageMeta(`${title}, ${company}`, description), { "script:ld+json": jobPosting(data) }];
}

function closedMeta({ title }: ClosedData) {
  return [...pageMeta(title || m.vacancies_detail_closed_title()), notForSearchEngines];
}

export default function VacancyDetail({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === "closed") return <ClosedVacancy data={loaderData} />;
  return <OpenVacancy key={loaderData.vacancy.id} data={loaderData} />;
}
