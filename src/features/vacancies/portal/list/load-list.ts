import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import { pageSize } from "../../vacancy.ts";
import { cardData } from "../card-data.ts";
import { getSearchChoices, getStartingPlaces, listVacancies, type VacancyListRequest } from "../vacancies.calls.ts";
import { filterChoices, type Group, getOptions, isGroup, ofGroup } from "./filter-groups.ts";
import { chosenFilters, feedPath, type ListState, listPath, names, parseListState, withoutNear } from "./list-state.ts";

/** A list's state as the API takes it; both levels or none are all (readings, "CategoryType and jenjang"). */
export function listRequest(state: ListState, language: Language): VacancyListRequest {
  const [level, other] = state.levels;
  return {
    path: { lang: language },
    body: {
      BranchId: [...state.companies],
      VacancyDepartmentId: [...state.functions],
      CategoryType: other === undefined ? (level ?? 0) : 0,
      PlaceId: [...state.places],
      EmploymentType: [...state.kinds],
      SalaryFrom: state.salaryFrom,
      isMatch: state.isMatch,
      SearchString: state.text,
      correct: !state.isExact,
      PageSize: pageSize,
      PageNo: state.page,
      ...(state.near === null ? {} : { NearId: state.near }),
      ...(state.sort === null ? {} : { sort: state.sort }),
    },
  };
}

/** The vacancy list (R20): hits, and filters with their counts. Recommendations ask for a sign-in. */
export async function load({ api, url, language, isSignedIn, now }: PageRequest<object>) {
  const parsedState = parseListState(url.searchParams);
  if (parsedState.isMatch && !isSignedIn) throw signInFirst(url);
  const request = listRequest(parsedState, language);
  const choose = url.searchParams.get("choose");
  const [list, offered, places] = await Promise.all([
    api.send(listVacancies, request),
    api.send(getSearchChoices, {
      path: request.path,
      query: { ...request.body, correct: parsedState.isExact ? "false" : "true" },
    }),
    choose === names.near ? api.send(getStartingPlaces, { path: request.path }) : null,
  ]);
  const { vacancies } = need(list, url);
  const { near = null } = vacancies;
  // A place that there is not is none.
  const state = near === null ? withoutNear(parsedState) : parsedState;
  const choices = need(offered, url).data;
  const { jenjang, employment, salary } = choices;
  const choosing = isGroup(choose) ? { group: choose, choices: getOptions(choices, choose) } : null;
  const toVisible = (group: Group, most?: number) =>
    filterChoices(getOptions(choices, group), state[ofGroup[group].key], most);
  return {
    state,
    isSignedIn,
    near,
    canonicalPath: listPath({ ...withoutNear(state), sort: null }),
    isForSearchEngines: vacancies.data.length > 0 && isLandingPage(state) && choosing === null && places === null,
    /** The search's own feed, for the page's head; recommendations have none. */
    feedPath: state.isMatch ? undefined : feedPath(state),
    today: jakartaDay(now),
    cards: vacancies.data.map(cardData),
    total: { rows: vacancies.totalRows, isMore: vacancies.totalIsMore },
    didYouMean: vacancies.didYouMean ?? null,
    correctedTo: vacancies.correctedTo ?? null,
    isCounted: choices.isCounted && !state.isMatch,
    levels: jenjang,
    kinds: employment,
    salaries: salary.map(({ id, count }) => ({ id, count })),
    groups: {
      province: toVisible("province", shownPlaces),
      city: toVisible("city", shownPlaces),
      function: toVisible("function"),
      company: toVisible("company"),
    },
    choosing,
    /** Everything that one may start from, for who chooses without script. */
    startingPlaces: places && need(places, url).data,
  };
}

/** Provinces, and cities, that are shown at once: the two lists are one filter. */
const shownPlaces = 5;

/**
 * Lists that someone may want to find elsewhere: all vacancies, or those of one company, function, level, place or kind
 * of employment, page by page. What a visitor put together (a text, a salary, several filters, a choice of filters, where
 * to start from) is his own.
 */
function isLandingPage(state: ListState): boolean {
  return state.text === "" && state.salaryFrom === 0 && state.near === null && chosenFilters(state) <= 1;
}

export type ListData = Awaited<ReturnType<typeof load>>;
