import { redirect } from "react-router";
import { need, type PageAction, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { getViewer } from "../../../identity/portal/accounts.calls.ts";
import { cardData } from "../../../vacancies/portal/card-data.ts";
import { savedPageSize } from "../../../vacancies/portal/save/saving.ts";
import { getSavedVacancies, unsaveVacancy, type VacancyItem } from "../../../vacancies/portal/vacancies.calls.ts";
import { mostReviewed, reviewPath } from "../review/review-address.ts";

function savedRow(item: VacancyItem) {
  return { ...cardData(item), isOpen: item.vacancyStatus === "open" };
}

/** The name that the calls of saving want beside the token. */
async function ownUserName({ api, url }: PageRequest<unknown>): Promise<string> {
  return need(await api.send(getViewer, { query: {} }), url).data.userName;
}

/** One page of what an applicant saved (R14, V8); past the last one, the last one. */
export async function load(page: PageRequest<unknown>) {
  const { api, url, language, isSignedIn, now } = page;
  if (!isSignedIn) throw signInFirst(url);
  const pageNo = savedPage(url.searchParams);
  const body = { UserLogin: await ownUserName(page), pageNo, pageSize: savedPageSize, Language: language };
  const { data, totalRows } = need(await api.send(getSavedVacancies, { body }), url);
  const last = Math.max(1, Math.ceil(totalRows / savedPageSize));
  if (pageNo > last) throw redirect(savedPath(last));
  return { page: pageNo, last, total: totalRows, rows: data.map(savedRow), today: jakartaDay(now) };
}

export type SavedData = Awaited<ReturnType<typeof load>>;
export type SavedRow = SavedData["rows"][number];

/** A page of the saved vacancies (R14). */
export function savedPath(page = 1): string {
  return page > 1 ? `/account/bookmark?page=${page}` : "/account/bookmark";
}

/** The page that an address asks for; the first when it makes no sense. */
function savedPage(query: URLSearchParams): number {
  const page = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Names of what the page of saved vacancies sends. */
export const savedNames = {
  /** A vacancy that was ticked. */
  vacancy: "vacancy",
  /** "1": all saved ones, on every page. */
  all: "all",
  /** With all: those that were unticked again. */
  except: "except",
  /** A vacancy whose own bookmark was pressed. */
  remove: "remove",
  /** The action of a button of the bar: "ask" before deleting, "delete", "apply". */
  intent: "intent",
} as const;

/** The selection, by ticks or as all but some. */
export interface Chosen {
  isAll: boolean;
  /** The chosen ones, or with all those that are not. */
  ids: number[];
}

function getIds(form: FormData, name: string): number[] {
  const texts = form.getAll(name).filter((value) => typeof value === "string" && /^[1-9]\d{0,14}$/.test(value));
  return [...new Set(texts.map(Number))];
}

/** Reads what was chosen out of a sent form. */
export function chosenIn(form: FormData): Chosen {
  const isAll = form.get(savedNames.all) === "1";
  return { isAll, ids: getIds(form, isAll ? savedNames.except : savedNames.vacancy) };
}

/** The result of an action on the page of saved vacancies. */
export type SavedOutcome =
  | { status: "none-chosen" | "none-to-apply" }
  /** Whether to delete is asked first. */
  | { status: "asks"; chosen: Chosen }
  | { status: "removed" | "failed"; count: number };

/** As many as one call lists, and pages of them that are looked through. */
const pageSize = 50;
const mostPages = 40;

/** Everything that is saved, page by page. */
async function allSaved(page: PageAction<unknown>, UserLogin: string): Promise<VacancyItem[]> {
  const all: VacancyItem[] = [];
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const body = { UserLogin, pageNo, pageSize, Language: page.language };
    const { data, totalRows } = need(await page.api.send(getSavedVacancies, { body }), page.url);
    all.push(...data);
    if (all.length >= totalRows || data.length === 0) break;
  }
  return all;
}

async function chosenIds(page: PageAction<unknown>, { isAll, ids }: Chosen, UserLogin: string): Promise<number[]> {
  if (!isAll) return ids;
  return (await allSaved(page, UserLogin)).map(({ vacancyId }) => vacancyId).filter((id) => !ids.includes(id));
}

/** The vacancies for the review, which explains those it leaves out: of all first those that can be applied to. */
async function idsToReview(page: PageAction<unknown>, chosen: Chosen, UserLogin: string): Promise<number[]> {
  if (!chosen.isAll) return chosen.ids;
  const all = (await allSaved(page, UserLogin)).filter(({ vacancyId }) => !chosen.ids.includes(vacancyId));
  const canApply = ({ vacancyStatus, isApplied }: VacancyItem) => vacancyStatus === "open" && !isApplied;
  if (!all.some(canApply)) return [];
  return [...all.filter(canApply), ...all.filter((vacancy) => !canApply(vacancy))].map(({ vacancyId }) => vacancyId);
}

/** Unsaves each; what failed is still there, so pressing again continues. */
async function removeAll(page: PageAction<unknown>, ids: readonly number[], UserLogin: string): Promise<SavedOutcome> {
  let failed = 0;
  for (const VacancyId of ids) {
    const sent = await page.api.send(unsaveVacancy, { body: { VacancyId, UserLogin } });
    if (sent.status === "refused" && sent.http === 401) need(sent, page.url);
    if (sent.status === "refused") failed += 1;
  }
  return failed > 0 ? { status: "failed", count: failed } : { status: "removed", count: ids.length };
}

/** Deletes one or the chosen ones, or leads to the review that applies to them (V8, J2). */
export async function act(page: PageAction<unknown>): Promise<SavedOutcome> {
  const { form } = page;
  const one = Number(form.get(savedNames.remove));
  const chosen = chosenIn(form);
  if (one === 0 && !chosen.isAll && chosen.ids.length === 0) return { status: "none-chosen" };
  const intent = form.get(savedNames.intent);
  if (one === 0 && intent === "ask") return { status: "asks", chosen };
  const userName = await ownUserName(page);
  if (one > 0) return removeAll(page, [one], userName);
  if (intent === "delete") return removeAll(page, await chosenIds(page, chosen, userName), userName);
  const ids = await idsToReview(page, chosen, userName);
  if (ids.length === 0) return { status: "none-to-apply" };
  throw redirect(reviewPath(ids.slice(0, mostReviewed).map((vacancyId) => ({ vacancyId, activity: "" }))));
}
