import { redirect } from "react-router";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import { vacancyStates } from "../../states/vacancy-state.ts";
import { closingWithin, deskSorts } from "../../vacancy-list.ts";
import {
  createVacancyCall,
  getVacancyChoices,
  listVacancies,
  type VacancyChoices,
  type VacancyList,
} from "../vacancies.calls.ts";

/** What narrows the list, as the address has it. */
export interface ListFilters {
  state: string;
  q: string;
  companyId: string;
  functionId: string;
  ownerId: string;
  closing: string;
  review: string;
  sort: string;
}

export interface ListData {
  list: VacancyList;
  choices: VacancyChoices;
  filters: ListFilters;
  isBeginning: boolean;
  /** `YYYY-MM-DD` in Jakarta. */
  today: string;
}

const orAbsent = (text: string) => (text === "" ? undefined : text);
const findNumber = (text: string) => Number(text) || undefined;

/** What an address that says nothing opens on; "all" says that every state is meant. */
const usualState = "open";

function getFilters({ searchParams }: URL): ListFilters {
  const getParam = (name: string) => searchParams.get(name) ?? "";
  const state = searchParams.size === 0 ? usualState : getParam("state");
  return {
    ...{
      state: state === "all" ? "" : state,
      q: getParam("q"),
      companyId: getParam("companyId"),
      functionId: getParam("functionId"),
    },
    ...{
      ownerId: getParam("ownerId"),
      closing: getParam("closing"),
      review: getParam("review"),
      sort: getParam("sort"),
    },
  };
}

/** The vacancies within someone's reach, narrowed by the address (F10). */
export async function load({ api, url, now }: PageRequest<unknown>): Promise<ListData> {
  const filters = getFilters(url);
  const query = {
    state: vacancyStates.find((state) => state === filters.state),
    q: orAbsent(filters.q.slice(0, 100)),
    ...{ companyId: findNumber(filters.companyId), functionId: findNumber(filters.functionId) },
    ownerId: findNumber(filters.ownerId),
    closing: closingWithin.find((days) => String(days) === filters.closing),
    review: filters.review === "mine" ? ("mine" as const) : undefined,
    sort: deskSorts.find((sort) => sort === filters.sort),
    cursor: orAbsent(url.searchParams.get("cursor") ?? ""),
  };
  return {
    list: needed(await api.send(listVacancies, { query })),
    choices: needed(await api.send(getVacancyChoices, {})),
    filters,
    isBeginning: url.searchParams.has("new"),
    today: jakartaDay(now),
  };
}

/** Begins a vacancy and opens its editor. */
export async function act({ api, form }: PageAction<unknown>): Promise<never> {
  const companyId = Number(formText(form, "companyId"));
  const vacancy = needed(await api.send(createVacancyCall, { body: { companyId } }));
  throw redirect(`/staff/vacancies/${vacancy.id}/edit`);
}
