import type { Db, Tx } from "../../platform/database/database.ts";
import { type Dye, dyes, nameHash, type Pattern, patterns } from "../../ui/patterns/company-mark.ts";
import { foldText } from "../reference-data/spelling.ts";
import { addCompany, companiesByKey, lastMark } from "./company.queries.server.ts";

/** A dye and a pattern from a name, the dye another than the company's before it. */
export function chooseMark(name: string, before?: Dye): { dye: Dye; pattern: Pattern } {
  const hash = nameHash(name);
  const others = dyes.filter((dye) => dye !== before);
  return {
    dye: others[hash % others.length] ?? dyes[0],
    pattern: patterns[(hash >>> 8) % patterns.length] ?? patterns[0],
  };
}

/** The key by which an import compares company names: case, accents, spaces and stops do not count. */
export function companyKey(name: string): string {
  return foldText(name);
}

function getSlug(name: string): string {
  return companyKey(name).replaceAll(" ", "-").slice(0, 80);
}

/** Which of these names no company has yet, each name once however it is written. */
export async function unknownCompanies(db: Db, names: readonly string[]): Promise<string[]> {
  const known = await companyIdsByName(db, names);
  const missing = names.filter((name) => !known.has(companyKey(name)));
  return [...new Map(missing.map((name) => [companyKey(name), name])).values()];
}

/**
 * Ids of companies by name or slug, keyed by `companyKey(name)`; one that is not known is created with a mark of its own.
 * Processes that create the same at once agree on one row.
 */
export async function ensureCompanies(tx: Tx, names: readonly string[]): Promise<Map<string, number>> {
  let before = (await lastMark(tx))?.dye;
  for (const name of await unknownCompanies(tx, names)) {
    const name_key = companyKey(name);
    const mark = chooseMark(name, before);
    before = mark.dye;
    await addCompany(tx, {
      slug: await freeSlug(tx, getSlug(name)),
      name,
      name_key,
      industry_id: null,
      website: null,
      ...mark,
    });
  }
  return companyIdsByName(tx, names);
}

/** Ids of companies by name or slug, keyed by `companyKey(name)`; one that is not known is not in the map. */
export async function companyIdsByName(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const keys = new Set(names.map(companyKey));
  const slugs = new Map([...keys].map((key) => [key.replaceAll(" ", "-"), key]));
  const ids = new Map<string, number>();
  for (const { id, slug, name_key } of await companiesByKey(db, [...keys, ...slugs.keys()])) {
    const key = keys.has(name_key) ? name_key : slugs.get(slug);
    if (key !== undefined && (!ids.has(key) || key === name_key)) ids.set(key, id);
  }
  return ids;
}

/** Two names may make one slug: the second gets a number. */
async function freeSlug(tx: Tx, wantedSlug: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wantedSlug : `${wantedSlug}-${number}`;
    if ((await companiesByKey(tx, [slug])).every((company) => company.slug !== slug)) return slug;
  }
}
