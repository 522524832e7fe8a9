import { type Counting, failedBy, isCounted, type OpenTable } from "../search/open-table.ts";
import { type Distances, nearestArea } from "./distances.ts";

/** Rows by table, the newest first. */
const newestRows = new WeakMap<OpenTable, Uint32Array>();

/** Sorted as numbers, which takes a tenth of the time that comparing rows does. */
function sortedByDate({ posted }: OpenTable): Uint32Array {
  const rows = posted.length;
  const last = posted.reduce((latest, at) => Math.max(latest, at), 0);
  const keys = Float64Array.from(posted, (at, row) => (last - at) * rows + (rows - 1 - row)).sort();
  return Uint32Array.from(keys, (key) => rows - 1 - (key % rows));
}

function newestFirst(table: OpenTable): Uint32Array {
  const rows = newestRows.get(table) ?? sortedByDate(table);
  newestRows.set(table, rows);
  return rows;
}

/** Areas by their distance as 0, 1, 2 …, by id; equally far ones alike. The last one is of what nobody knows. */
function getRanks({ km }: Distances): { ranks: Int32Array; last: number } {
  const sorted = [...new Set(km)].filter(Number.isFinite).sort((one, other) => one - other);
  const places = new Map(sorted.map((away, at) => [away, at]));
  return { ranks: Int32Array.from(km, (away) => places.get(away) ?? sorted.length), last: sorted.length };
}

/** Each row's rank; -1 for one that is not open, or that words or filters leave out. */
function ranked(table: OpenTable, counting: Counting, distances: Distances) {
  const { ranks, last } = getRanks(distances);
  const nearest = nearestArea(table, distances);
  const [failed, counts] = [failedBy(table, counting.filters), isCounted(counting, table)];
  const rankOf = new Int32Array(table.ids.length).fill(-1);
  for (let row = 0; row < rankOf.length; row++) {
    if (!counts(row) || failed(row) !== 0) continue;
    const area = nearest(row);
    rankOf[row] = area === 0 ? last : (ranks[area] ?? last);
  }
  return { rankOf, last };
}

/** Where each rank begins, and at the end how many there are in all. */
function beginnings(rankOf: Int32Array, last: number): Uint32Array {
  const begins = new Uint32Array(last + 2);
  for (const rank of rankOf) if (rank >= 0) begins[rank + 1] = (begins[rank + 1] ?? 0) + 1;
  for (let rank = 1; rank < begins.length; rank++) begins[rank] = (begins[rank] ?? 0) + (begins[rank - 1] ?? 0);
  return begins;
}

/**
 * A page of open vacancies, the nearest first, equally near ones the newest first, those of unknown places last.
 * Vacancies are as near as their areas, of which there are a few hundred: they are counted into place, not compared.
 */
export function nearestPage(
  table: OpenTable,
  counting: Counting,
  distances: Distances,
  { offset, limit }: { offset: number; limit: number },
): { ids: number[]; total: number } {
  const { rankOf, last } = ranked(table, counting, distances);
  const next = beginnings(rankOf, last);
  const total = next[last + 1] ?? 0;
  const ids = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, () => 0);
  for (const row of newestFirst(table)) {
    const rank = rankOf[row] ?? -1;
    if (rank < 0) continue;
    const place = next[rank] ?? 0;
    next[rank] = place + 1;
    if (place >= offset && place < offset + limit) ids[place - offset] = table.ids[row] ?? 0;
  }
  return { ids, total };
}
