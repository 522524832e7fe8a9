import { redirect } from "react-router";
import { need, type PageRequest, signInFirst } from "../../../contract/page.ts";
import type { StepState } from "../../../ui/display/timeline.tsx";
import type { MarkChoice } from "../../../ui/patterns/company-mark.ts";
import { listCompanies } from "../../companies/companies.calls.ts";
import { searchMasterList } from "../../master-data/master-data.calls.ts";
import { vacancyPath } from "../../vacancies/vacancy-path.ts";
import { getApplication, getApplicationDetails, listApplications } from "../application.calls.ts";
import type { HistoryItem } from "../application.schema.ts";
import type { ApplicationStatus } from "../application.ts";
import { historyPath, historyState } from "./history-address.ts";
import { beadsOf, shortDate, timeline } from "./progress.ts";

/** Applications of one page (§9). */
const pageSize = 10;

/** An application as its card shows it. */
export interface HistoryCard {
  id: number;
  position: string;
  company: string;
  logoUrl: string | null;
  mark: MarkChoice;
  /** "28/10/2026" */
  sentOn: string;
  phase: string;
  beads: StepState[];
  status: ApplicationStatus;
  statusName: string;
  platform: string;
  vacancyTo: string;
}

type Companies = Map<string, { logoUrl: string | null; mark: MarkChoice }>;

async function companiesByName({ api, language }: PageRequest<unknown>): Promise<Companies> {
  const sent = await api.send(listCompanies, { path: { lang: language } });
  const companies = sent.status === "accepted" ? sent.answer.data : [];
  return new Map(companies.map(({ name, logoUrl, dye, pattern }) => [name, { logoUrl, mark: { dye, pattern } }]));
}

async function phaseNames({ api, language }: PageRequest<unknown>): Promise<string[]> {
  const path = { lang: language, list: "recruitmentPhase" };
  const sent = await api.send(searchMasterList, { path, query: { search: "", limit: 50 } });
  return sent.status === "accepted" ? sent.answer.data.map(({ text }) => text) : [];
}

function card(item: HistoryItem, phases: readonly string[], companies: Companies): HistoryCard {
  const { logoUrl = null, mark = {} } = companies.get(item.companyName) ?? {};
  return {
    id: item.applicationId,
    position: item.position,
    company: item.companyName,
    logoUrl,
    mark,
    sentOn: shortDate(item.applicationDate),
    phase: item.atsPhase,
    beads: beadsOf(phases, item.atsPhase, item.applicationStatusId),
    status: item.applicationStatusId,
    statusName: item.applicantionStatusName,
    platform: item.platformName,
    vacancyTo: vacancyPath(item.vacancyId, item.position),
  };
}

/** Phases, what happens now and whom to ask; null when nothing is open or it is not this person's. */
async function openDetail({ api, language }: PageRequest<unknown>, applicationId: number | null) {
  if (applicationId === null) return null;
  const sent = await api.send(getApplicationDetails, { path: { lang: language }, body: { applicationId } });
  if (sent.status === "refused")
    return { id: applicationId, status: sent.http === 404 ? ("unknown" as const) : ("failed" as const) };
  const { phaseDesc, recruitmentProgress, contactCenter } = sent.answer.data;
  return {
    id: applicationId,
    status: "loaded" as const,
    phases: timeline(recruitmentProgress),
    about: language === "id" ? phaseDesc.indonesianDesc : phaseDesc.englishDesc,
    contact: { name: contactCenter.Name, description: contactCenter.Description },
  };
}

type Detail = NonNullable<Awaited<ReturnType<typeof openDetail>>>;
export type LoadedDetail = Extract<Detail, { status: "loaded" }>;

/** An open application that stands on another page is shown in front of this one. */
async function elsewhere(
  { api, language }: PageRequest<unknown>,
  detail: Detail | null,
  items: readonly HistoryItem[],
) {
  if (detail?.status !== "loaded" || items.some(({ applicationId }) => applicationId === detail.id)) return [];
  const sent = await api.send(getApplication, { path: { id: detail.id, lang: language } });
  return sent.status === "accepted" ? [sent.answer.data] : [];
}

/** A page of the person's applications (R13, J3), the newest first. */
export async function load(page: PageRequest<unknown>) {
  const { api, language, url } = page;
  if (!page.isSignedIn) throw signInFirst(url);
  const state = historyState(url.searchParams);
  const filters = { Position: "", ApplicationPhase: [], ApplicationStatusId: [], AtsPhase: "" };
  const [sent, phases, companies, detail] = await Promise.all([
    api.send(listApplications, {
      path: { lang: language },
      body: { ...filters, PageNo: state.page, PageSize: pageSize },
    }),
    phaseNames(page),
    companiesByName(page),
    openDetail(page, state.open),
  ]);
  const { data: items, totalRows } = need(sent, url);
  const pages = Math.ceil(totalRows / pageSize);
  if (state.page > 1 && state.page > pages) throw redirect(historyPath({ page: pages }));
  const all = [...(await elsewhere(page, detail, items)), ...items];
  const cards = all.map((item) => card(item, phases, companies));
  return { cards, detail, total: totalRows, page: state.page, pages };
}

export type HistoryData = Awaited<ReturnType<typeof load>>;
