import { need, type PageRequest } from "../../../contract/page.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { listCompanies } from "../../companies/companies.calls.ts";
import { cardData } from "../../vacancies/card/card-data.ts";
import { everything } from "../../vacancies/list/list-state.ts";
import { listRequest } from "../../vacancies/list/load-list.ts";
import { getSearchChoices, listVacancies } from "../../vacancies/vacancies.calls.ts";

const NEWEST = 6;
/** Companies as tiles; more would be a list of its own. */
const TILES = 8;
const OFTEN = 4;
/** Companies to search in; the list's own filter knows all. */
const CHOICES = 24;

/** The home page (R1): numbers, search choices, the newest vacancies and the companies. */
export async function load({ api, url, language, now }: PageRequest<object>) {
  const { path, body } = listRequest(everything, language);
  const [newest, choices, companies] = await Promise.all([
    api.send(listVacancies, { path, body: { ...body, PageSize: NEWEST } }),
    api.send(getSearchChoices, { path: { lang: language } }),
    api.send(listCompanies, { path: { lang: language } }),
  ]);
  const { vacancies } = need(newest, url);
  const { company, function: functions, jenjang, suggestions } = need(choices, url).data;
  const all = need(companies, url).data;
  return {
    today: jakartaDay(now),
    open: vacancies.totalRows,
    newest: vacancies.data.map(cardData),
    companyCount: all.length,
    companies: all.slice(0, TILES),
    choices: { companies: company.slice(0, CHOICES).map(option), functions: functions.map(option) },
    suggestions: suggestions.slice(0, OFTEN),
    levels: { fresh: countOf(jenjang, 1), professional: countOf(jenjang, 2) },
  };
}

function option({ id, text }: { id: number; text: string }) {
  return { value: String(id), label: text };
}

function countOf(choices: readonly { id: number; count: number }[], id: number): number {
  return choices.find((choice) => choice.id === id)?.count ?? 0;
}

export type HomeData = Awaited<ReturnType<typeof load>>;
