import { areaText } from "../../areas-named.ts";
import { type Distances, distanceText, nearestPlaces } from "../../nearest/distances.ts";
import { nearestPage } from "../../nearest/nearest-page.ts";
import { cardsById, type VacancyCard } from "../../vacancy.queries.server.ts";
import type { Filters } from "../../vacancy.ts";
import { everyRowOfText, getOpenTable } from "../read/text-rows.server.ts";
import type { VacancyListAnswer } from "../vacancies.calls.ts";
import type { Reader } from "../vacancy-items.server.ts";

type Vacancies = VacancyListAnswer["vacancies"];

interface NearestSearch {
  filters: Filters;
  text: string;
  now: Date;
  page: { offset: number; limit: number };
}

/** A page of what a search finds, the nearest first; counted to the last one, however many there are. */
export async function nearestCards(
  reader: Reader,
  { filters, text, now, page }: NearestSearch,
  distances: Distances,
): Promise<{ cards: VacancyCard[]; total: number; isMore: false }> {
  const table = await getOpenTable(reader);
  const hits = await everyRowOfText(reader, table, text);
  const { ids, total } = nearestPage(table, { filters, now, hits }, distances, page);
  return { cards: await cardsById(reader, ids), total, isMore: false };
}

/** Kilometres to a vacancy by its id; infinite where no place of it is known. */
export async function awayFrom(reader: Reader, distances: Distances): Promise<(vacancyId: number) => number> {
  const nearest = nearestPlaces(await getOpenTable(reader), distances);
  return (vacancyId) => nearest(vacancyId)?.km ?? Number.POSITIVE_INFINITY;
}

/** A list that says of each vacancy how far it is, and from where. */
export async function withDistances(reader: Reader, list: Vacancies, distances: Distances): Promise<Vacancies> {
  const { language } = reader;
  const nearest = nearestPlaces(await getOpenTable(reader), distances);
  const data = list.data.map((item) => {
    const near = nearest(item.vacancyId);
    if (near === null) return item;
    return { ...item, distance: { km: Math.round(near.km), text: distanceText(near, distances, language) } };
  });
  return { ...list, data, near: { id: distances.from.id, text: areaText(distances.from.name, language) } };
}
