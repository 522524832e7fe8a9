import { redirect } from "react-router";
import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { getViewer } from "../../../identity/portal/accounts.calls.ts";
import { cardData } from "../../../vacancies/portal/card/card-data.ts";
import { savedPageSize } from "../../../vacancies/portal/save/saving.ts";
import { getSavedVacancies, type VacancyItem } from "../../../vacancies/portal/vacancies.calls.ts";
import { savedPage, savedPath } from "./saved-address.ts";

function savedRow(item: VacancyItem) {
  return { ...cardData(item), isOpen: item.vacancyStatus === "open" };
}

/** The name that the calls of saving want beside the token. */
export async function ownUserName({ api, url }: PageRequest<unknown>): Promise<string> {
  return need(await api.send(getViewer, {}), url).data.userName;
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
