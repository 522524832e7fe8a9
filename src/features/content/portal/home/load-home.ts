import { need, type PageRequest } from "../../../../contract/page.ts";
import { siteRoot } from "../../../../contract/page-address.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { cardData } from "../../../vacancies/portal/card-data.ts";
import { allChoices } from "../../../vacancies/portal/list-filters.ts";
import { getSearchChoices } from "../../../vacancies/portal/vacancies.calls.ts";
import { getHome, type HomeAnswer } from "../content.calls.ts";
import { newsCardData } from "../news/news-card-data.ts";

/** Companies as tiles; more would be a list of its own. */
const TILES = 8;
const PROGRAMS = 3;
const OFTEN = 4;
/** Companies to search in; the list's own filter knows all. */
const CHOICES = 24;

/** The home page (R1): one call loads its content; the list defines what one may search for. */
export async function load({ api, url, language, isSignedIn, now, origin }: PageRequest<object>) {
  const path = { lang: language };
  const [home, choices] = await Promise.all([
    api.send(getHome, { path }),
    api.send(getSearchChoices, allChoices(language)),
  ]);
  const { banner, statistics, programs, latestVacancies, companies, news, events } = need(home, url).data;
  const { company, function: functions, jenjang, suggestions } = need(choices, url).data;
  return {
    today: jakartaDay(now),
    isSignedIn,
    root: siteRoot(origin),
    ...{ banner, statistics },
    newest: latestVacancies.map(cardData),
    companies: companies.slice(0, TILES),
    programs: programs.slice(0, PROGRAMS).map(({ id, title, summary, url: to }) => ({ id, title, summary, to })),
    news: news.map((item, at) => ({ ...newsCardData(item), ...(at === 0 ? { summary: item.summary } : {}) })),
    events: events.map(eventData),
    choices: { companies: company.slice(0, CHOICES).map(option), functions: functions.map(option) },
    suggestions: suggestions.slice(0, OFTEN),
    levels: { fresh: countOf(jenjang, 1), professional: countOf(jenjang, 2) },
  };
}

function eventData({ id, title, startDate, endDate, location, isOnline, url: to }: HomeAnswer["events"][number]) {
  return { id, title, to, location, isOnline, starts: startDate, ends: endDate };
}

function option({ id, text }: { id: number; text: string }) {
  return { value: String(id), label: text };
}

function countOf(choices: readonly { id: number; count: number }[], id: number): number {
  return choices.find((choice) => choice.id === id)?.count ?? 0;
}

export type HomeData = Awaited<ReturnType<typeof load>>;
