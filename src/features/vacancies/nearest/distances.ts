import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { type Coordinates, kilometresBetween } from "../../reference-data/great-circle.ts";
import { getRow, type OpenTable } from "../search/open-table.ts";

/** A province, regency or city, and where it is governed from. */
export interface SeatedArea {
  id: number;
  name: string;
  /** Null for a province. */
  provinceId: number | null;
  seat: Coordinates;
}

/** How far everything is from a place to start from. */
export interface Distances {
  from: SeatedArea;
  /** By the area's id; infinite where nobody knows. */
  km: Float64Array;
  /** The province that an area lies in, by the area's id; 0 for a province. */
  provinces: Int32Array;
}

/** Kilometres that a province alone counts as farther than its seat, so that what is in that town comes before it. */
const vague = 1;

function awayFrom(from: SeatedArea, area: SeatedArea): number {
  if (area.id === from.id || area.provinceId === from.id) return 0;
  return kilometresBetween(from.seat, area.seat) + (area.provinceId === null ? vague : 0);
}

/**
 * Distances from an area to each: from seat to seat. What lies in a province that one starts from is not away from it;
 * null where the area to start from is unknown.
 */
export function distancesFrom(id: number, areas: readonly SeatedArea[]): Distances | null {
  const from = areas.find((area) => area.id === id);
  if (from === undefined) return null;
  const most = areas.reduce((highest, area) => Math.max(highest, area.id), 0);
  const km = new Float64Array(most + 1).fill(Number.POSITIVE_INFINITY);
  const provinces = new Int32Array(most + 1);
  for (const area of areas) {
    km[area.id] = awayFrom(from, area);
    provinces[area.id] = area.provinceId ?? 0;
  }
  return { from, km, provinces };
}

/** The nearest place of a vacancy. */
interface Near {
  areaId: number;
  km: number;
}

/**
 * The nearest of a row's places, by its id; 0 for a row that has none which is known. A province says something only
 * where none of the places lies in it: a regency or city is read together with its province.
 */
export function nearestArea(table: OpenTable, { km, provinces }: Distances): (row: number) => number {
  const { places, placesFrom } = table;
  return (row) => {
    const [begin, end] = [placesFrom[row] ?? 0, placesFrom[row + 1] ?? 0];
    let [nearest, least] = [0, Number.POSITIVE_INFINITY];
    for (let at = begin; at < end; at++) {
      const area = places[at] ?? 0;
      const away = km[area] ?? Number.POSITIVE_INFINITY;
      if (away >= least) continue;
      let isTold = true;
      for (let other = begin; other < end; other++) if (provinces[places[other] ?? 0] === area) isTold = false;
      if (isTold) [nearest, least] = [area, away];
    }
    return nearest;
  };
}

/** The nearest place of a vacancy by its id; null where none is known. */
export function nearestPlaces(table: OpenTable, distances: Distances): (vacancyId: number) => Near | null {
  const nearest = nearestArea(table, distances);
  return (vacancyId) => {
    const row = getRow(table.ids, vacancyId);
    const areaId = row < 0 ? 0 : nearest(row);
    return areaId === 0 ? null : { areaId, km: distances.km[areaId] ?? 0 };
  };
}

/** A non-breaking space: a distance stays on one line. */
const NBSP = "\u00A0";

function hereText({ name, provinceId }: SeatedArea, language: Language): string {
  const locale = { locale: language };
  if (provinceId === null) return m.vacancies_near_province({}, locale);
  return name.startsWith("Kota ") ? m.vacancies_near_city({}, locale) : m.vacancies_near_regency({}, locale);
}

/** Whole kilometres, tens from a hundred on: seats are no addresses. */
function rounded(km: number): number {
  return km < 100 ? Math.max(1, Math.round(km)) : Math.round(km / 10) * 10;
}

/** How far a vacancy is, in words: "± 12 km", or that it is in the city, regency or province that one starts from. */
export function distanceText({ areaId, km }: Near, { from, provinces }: Distances, language: Language): string {
  if (areaId === from.id || provinces[areaId] === from.id) return hereText(from, language);
  if (areaId === from.provinceId) return m.vacancies_near_province({}, { locale: language });
  return m.vacancies_near_km({ km: numberText(rounded(km), language) }, { locale: language }).replaceAll(" ", NBSP);
}
