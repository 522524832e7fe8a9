import { redirect } from "react-router";
import { need, type PageAction } from "../../../../contract/page.ts";
import { getSavedVacancies, unsaveVacancy, type VacancyItem } from "../../../vacancies/portal/vacancies.calls.ts";
import { mostReviewed, reviewPath } from "../review/review-address.ts";
import { ownUserName } from "./load-saved.ts";
import { type Chosen, chosenIn, savedNames } from "./saved-form.ts";

/** What became of a press on the page of saved vacancies. */
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

/** What the review is to look at, which says why one is left out: of all first those that can be applied to. */
async function idsToReview(page: PageAction<unknown>, chosen: Chosen, UserLogin: string): Promise<number[]> {
  if (!chosen.isAll) return chosen.ids;
  const all = (await allSaved(page, UserLogin)).filter(({ vacancyId }) => !chosen.ids.includes(vacancyId));
  const canApply = ({ vacancyStatus, isApplied }: VacancyItem) => vacancyStatus === "open" && !isApplied;
  if (!all.some(canApply)) return [];
  return [...all.filter(canApply), ...all.filter((vacancy) => !canApply(vacancy))].map(({ vacancyId }) => vacancyId);
}

/** Unsaves each; what failed is still there, so pressing again goes on. */
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
