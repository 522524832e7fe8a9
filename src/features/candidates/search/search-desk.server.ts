import { jakartaDay } from "../../../i18n/calendar.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Reach } from "../../companies/policies.ts";
import { deskVacancies } from "../../vacancies/desk-list.queries.server.ts";
import type { VacancyState } from "../../vacancies/states/vacancy-state.ts";
import type { Asking } from "../candidate.ts";
import { type ToldCandidate, tellCandidate, textsOfRows } from "../list/tell-candidate.server.ts";
import { type Limited, seeRows } from "../see-person.server.ts";
import { getView } from "../showing.server.ts";
import { findPeople } from "./find-people.queries.server.ts";

/** How many of each kind are returned; for more there is a list with filters. */
const most = { people: 8, vacancies: 5 } as const;

interface FoundVacancy {
  id: number;
  code: string;
  title: string;
  state: VacancyState;
}

export interface Found {
  people: ToldCandidate[];
  /** More people fit than are returned. */
  hasMore: boolean;
  vacancies: FoundVacancy[];
}

/**
 * People and vacancies by a few words: no more than each list shows the same member; limited above a rate of searches.
 * It writes whom it shows into the audit log and the profile views, as a list does.
 */
export async function searchDesk(
  platform: Platform,
  asking: Asking,
  { text, vacanciesWithin }: { text: string; vacanciesWithin: Reach },
): Promise<Found | Limited> {
  const { database, clock, limits } = platform;
  const { db } = database;
  const { kind, id } = asking.by.actor;
  const verdict = await limits.take(limitRules.deskSearches, [`${kind}-${id}`]);
  if (verdict.status !== "free") return { status: "limited", retryAfter: verdict.retryAfter };
  const now = clock();
  const view = await getView(db, asking.reach);
  const found = await findPeople(db, text, view, most.people + 1);
  const rows = found.slice(0, most.people);
  const sighted = { what: "list", action: "candidates.listed", isOnceADay: false } as const;
  const seen = await database.transact((tx) => seeRows(tx, asking, rows, sighted, now));
  const { language } = asking;
  const texts = await textsOfRows(db, seen, rows, language);
  const query = { reach: vacanciesWithin, filter: { q: text } };
  const paging = { sort: "-id", limit: most.vacancies, from: null, language } as const;
  return {
    people: rows.map((row) => tellCandidate(row, texts, { language, today: jakartaDay(now) })),
    hasMore: found.length > rows.length,
    vacancies: (await deskVacancies(db, query, paging)).map(({ id: of, code, title, state }) => ({
      ...{ id: of, code, title, state },
    })),
  };
}
