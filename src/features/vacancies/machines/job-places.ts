import { townOf } from "../workplace.ts";
import type { FeedVacancy } from "./feed-vacancies.server.ts";

/** A vacancy at one of its places, as job boards want it: each place is a job of its own. */
export interface PlacedJob {
  vacancy: FeedVacancy;
  /** The same for as long as the vacancy's places are. */
  reference: string;
  /** Town and province as written, and apart; empty when not known. */
  place: string;
  town: string;
  province: string;
}

/** One job a place, and one where none is known. */
export function placedJobs(vacancy: FeedVacancy): PlacedJob[] {
  const places = vacancy.places.length === 0 ? [""] : vacancy.places;
  return places.map((place, index) => ({
    vacancy,
    reference: index === 0 ? String(vacancy.id) : `${vacancy.id}-${index + 1}`,
    place,
    ...townOf(place),
  }));
}
