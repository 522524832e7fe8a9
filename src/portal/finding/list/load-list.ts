import { need, type PageRequest, signInFirst } from "../../../contract/page.ts";
import { pageSize } from "../../../domain/vacancies/vacancies.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import { cardData } from "../card/card-data.ts";
import { getSearchChoices, listVacancies, type VacancyListRequest } from "../vacancies.calls.ts";
import { filterChoices } from "./filter-choices.ts";
import { chosenFilters, type ListState, listPath, parseListState } from "./list-state.ts";

/** A list's state as the API takes it; both levels or none are all (readings, "CategoryType and jenjang"). */
export function listRequest(state: ListState, language: Language): VacancyListRequest {
  const [level, other] = state.levels;
  return {
    path: { lang: language },
    body: {
      BranchId: [...state.companies],
      VacancyDepartmentId: [...state.functions],
      CategoryType: other === undefined ? (level ?? 0) : 0,
      isMatch: state.isMatch,
      SearchString: state.text,
      PageSize: pageSize,
      PageNo: state.page,
      ...(state.sort === null ? {} : { sort: state.sort }),
    },
  };
}

/** The vacancy list (R20): hits, filters with their counts, suggestions. Recommendations ask for a sign-in. */
export async function load({ api, url, language, isSignedIn, now }: PageRequest<object>) {
  const state = parseListState(url.searchParams);
  if (state.isMatch && !isSignedIn) throw signInFirst(url);
  const [list, choices] = await Promise.all([
    api.send(listVacancies, listRequest(state, language)),
    api.send(getSearchChoices, { path: { lang: language } }),
  ]);
  const { vacancies } = need(list, url);
  const { company, function: functions, jenjang, suggestions } = need(choices, url).data;
  const [group] = [url.searchParams.get("choose")].filter((name) => name === "company" || name === "function");
  return {
    state,
    canonicalPath: listPath({ ...state, sort: null }),
    isForSearchEngines: vacancies.data.length > 0 && isLandingPage(state, group),
    today: jakartaDay(now),
    cards: vacancies.data.map(cardData),
    total: { rows: vacancies.totalRows, isMore: vacancies.totalIsMore },
    didYouMean: vacancies.didYouMean ?? null,
    suggestions,
    levels: jenjang,
    companies: filterChoices(company, state.companies),
    functions: filterChoices(functions, state.functions),
    choosing: group === undefined ? null : { group, choices: group === "company" ? company : functions },
  };
}

/**
 * Lists that somebody may want to find elsewhere: all vacancies, or those of one company, function or level, page by
 * page. What a visitor put together (a text, several filters, a choice of filters) is his own.
 */
function isLandingPage(state: ListState, group: string | undefined): boolean {
  return state.text === "" && chosenFilters(state) <= 1 && group === undefined;
}

export type ListData = Awaited<ReturnType<typeof load>>;
