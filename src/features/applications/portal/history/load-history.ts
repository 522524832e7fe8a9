import { redirect } from "react-router";
import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import type { StepState } from "../../../../ui/display/timeline.tsx";
import type { MarkChoice } from "../../../../ui/patterns/company-mark.ts";
import { searchMasterList } from "../../../reference-data/portal/master-data.calls.ts";
import { listCompanies } from "../../../vacancies/portal/companies/companies.calls.ts";
import { vacancyPath } from "../../../vacancies/vacancy-path.ts";
import type { ApplicationStatus } from "../../application.ts";
import { endText } from "../../status-words.ts";
import { getApplication, getApplicationDetails, listApplications } from "../application.calls.ts";
import type { HistoryItem } from "../application.schema.ts";
import { requestLine } from "../form-request-line.tsx";
import { type HistoryChoice, type HistoryState, historyPath, historyState } from "../history-address.ts";
import { statusOfWire, wireStatus } from "../wire-status.ts";
import { getBeads, shortDate, timeline } from "./progress.ts";

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

/** An entry of a list that one filters by. */
export interface FilterOption {
  id: number;
  text: string;
}

/** Logos and marks of the companies that vacancies still name. */
export async function companiesByName({ api, language }: PageRequest<unknown>): Promise<Companies> {
  const sent = await api.send(listCompanies, { path: { lang: language } });
  const companies = sent.status === "accepted" ? sent.answer.data : [];
  return new Map(companies.map(({ name, logoUrl, dye, pattern }) => [name, { logoUrl, mark: { dye, pattern } }]));
}

async function options({ api, language }: PageRequest<unknown>, list: "platform" | "recruitmentPhase") {
  const path = { lang: language, list };
  const sent = await api.send(searchMasterList, { path, query: { search: "", limit: 50 } });
  return sent.status === "accepted" ? sent.answer.data.map(({ id, text }): FilterOption => ({ id, text })) : [];
}

function card(item: HistoryItem, phases: readonly string[], companies: Companies): HistoryCard {
  const { logoUrl = null, mark = {} } = companies.get(item.companyName) ?? {};
  const status = statusOfWire(item.applicationStatusId);
  return {
    id: item.applicationId,
    position: item.position,
    company: item.companyName,
    logoUrl,
    mark,
    sentOn: shortDate(item.applicationDate),
    phase: item.atsPhase,
    beads: getBeads(phases, item.atsPhase, status),
    status,
    statusName: item.applicantionStatusName,
    platform: item.platformName,
    vacancyTo: vacancyPath(item.vacancyId, item.position),
  };
}

/**
 * Phases, what happens now and whom to ask; null when nothing is open. `unknown` stands for an application of another
 * person.
 */
async function openDetail({ api, language }: PageRequest<unknown>, applicationId: number | null) {
  if (applicationId === null) return null;
  const sent = await api.send(getApplicationDetails, { path: { lang: language }, body: { applicationId } });
  if (sent.status === "refused")
    return { id: applicationId, status: sent.http === 404 ? ("unknown" as const) : ("failed" as const) };
  const { phaseDesc, recruitmentProgress, contactCenter, endReason, editableUntil } = sent.answer.data;
  return {
    id: applicationId,
    status: "loaded" as const,
    phases: timeline(recruitmentProgress),
    about: language === "id" ? phaseDesc.indonesianDesc : phaseDesc.englishDesc,
    end: endText(endReason),
    isEditable: editableUntil !== null,
    formRequest: requestLine(sent.answer.data),
    contact: { name: contactCenter.Name, description: contactCenter.Description },
  };
}

type Detail = NonNullable<Awaited<ReturnType<typeof openDetail>>>;
export type LoadedDetail = Extract<Detail, { status: "loaded" }>;

/** The open application in a list of its own where this page does not have it, else no application. */
async function elsewhere(
  { api, language }: PageRequest<unknown>,
  detail: Detail | null,
  items: readonly HistoryItem[],
) {
  if (detail?.status !== "loaded" || items.some(({ applicationId }) => applicationId === detail.id)) return [];
  const sent = await api.send(getApplication, { path: { id: detail.id, lang: language }, query: {} });
  return sent.status === "accepted" ? [sent.answer.data] : [];
}

function getFilters({ position, platform, phase, status }: HistoryChoice) {
  return {
    Position: position,
    ApplicationPhase: phase === null ? [] : [phase],
    ApplicationStatusId: status === null ? [] : [wireStatus(status)],
    Platform: platform ?? undefined,
    AtsPhase: "",
  };
}

async function listed({ api, language, url }: PageRequest<unknown>, state: HistoryState) {
  const body = { ...getFilters(state), PageNo: state.page, PageSize: pageSize };
  return need(await api.send(listApplications, { path: { lang: language }, body }), url);
}

/** A page of the person's applications (R13, J3), the newest first. */
export async function load(page: PageRequest<unknown>) {
  if (!page.isSignedIn) throw signInFirst(page.url);
  const state = historyState(page.url.searchParams);
  const [{ data: items, totalRows, sentForms }, phases, platforms, companies, detail] = await Promise.all([
    listed(page, state),
    options(page, "recruitmentPhase"),
    options(page, "platform"),
    companiesByName(page),
    openDetail(page, state.open),
  ]);
  const pages = Math.ceil(totalRows / pageSize);
  if (state.page > 1 && state.page > pages) throw redirect(historyPath({ ...state, page: pages }));
  const all = [...(await elsewhere(page, detail, items)), ...items];
  const names = phases.map(({ text }) => text);
  const cards = all.map((item) => card(item, names, companies));
  const forms = sentForms.map(({ url, sentAt }) => ({ to: url, sentOn: shortDate(sentAt) }));
  return { state, cards, detail, total: totalRows, pages, phases, platforms, forms };
}

export type HistoryData = Awaited<ReturnType<typeof load>>;
