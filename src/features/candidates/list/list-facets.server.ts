import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { companyMarks } from "../../companies/company.queries.server.ts";
import { staffByIds } from "../../identity/staff.queries.server.ts";
import type { KeptList } from "../../reference-data/lists.ts";
import { getTexts } from "../../reference-data/master-data.server.ts";
import { titlesOfAny } from "../../vacancies/showing.queries.server.ts";
import type { Asking, CandidateFilter, FacetName } from "../candidate.ts";
import { getView } from "../showing.server.ts";
import { countFacets } from "./counts.store.server.ts";

export interface ToldFacet {
  name: FacetName;
  values: { value: string; text: string | null; count: number }[];
}

type Texts = ReadonlyMap<number, string>;
type FindTexts = (db: Db, ids: readonly number[], language: Language) => Promise<Texts>;

const inList =
  (list: KeptList): FindTexts =>
  (db, ids, language) =>
    getTexts(db, list, ids, language);

const getStaffNames: FindTexts = async (db, ids) =>
  new Map([...(await staffByIds(db, ids))].map(([id, { name }]) => [id, name]));

const getCompanyNames: FindTexts = async (db, ids) =>
  new Map((await companyMarks(db, ids)).map(({ id, name }) => [id, name]));

/** What the ids of a facet are called; the words of the others are the page's. */
const textsOf: Partial<Record<FacetName, FindTexts>> = {
  degree: inList("degree"),
  institution: inList("institution"),
  domicile: inList("domicile"),
  vacancyId: titlesOfAny,
  companyId: getCompanyNames,
  ownerId: getStaffNames,
  decidedBy: getStaffNames,
};

/** What is chosen of public lists stays and is named, though nothing fits it any more. */
function getChosen(name: FacetName, { degreeIds, institutionIds, domicileIds }: CandidateFilter): readonly number[] {
  if (name === "degree") return degreeIds;
  if (name === "institution") return institutionIds;
  return name === "domicile" ? domicileIds : [];
}

function sourceText(key: string, platforms: Texts): string {
  const [platform = "", media = ""] = key.split(/ (.*)/s);
  const channel = platforms.get(Number(platform)) ?? "";
  return media === "" ? channel : `${channel}, ${media}`;
}

/** How the values of a facet are called. */
async function findTexts(
  db: Db,
  name: FacetName,
  values: readonly string[],
  language: Language,
): Promise<(value: string) => string | null> {
  if (name === "source") {
    const platforms = await getTexts(
      db,
      "platform",
      values.map((value) => Number(value.split(" ", 1)[0])),
      language,
    );
    return (value) => sourceText(value, platforms);
  }
  const texts = await textsOf[name]?.(db, values.map(Number), language);
  return (value) => texts?.get(Number(value)) ?? null;
}

/** How often each value of some columns is there under all other filters. */
export async function listFacets(
  platform: Platform,
  { reach, language }: Asking,
  { filter, names }: { filter: CandidateFilter; names: readonly FacetName[] },
): Promise<ToldFacet[]> {
  const { db } = platform.database;
  const today = jakartaDay(platform.clock());
  const counts = await countFacets(db, { filter, names, today }, await getView(db, reach));
  const byName = Map.groupBy(counts, (count) => count.name);
  const facets: ToldFacet[] = [];
  for (const name of names) {
    const found = byName.get(name) ?? [];
    const missing = getChosen(name, filter).filter((id) => !found.some(({ value }) => value === String(id)));
    const counted = [...found, ...missing.map((id) => ({ value: String(id), count: 0 }))];
    if (counted.length === 0) continue;
    const findText = await findTexts(
      db,
      name,
      counted.map(({ value }) => value),
      language,
    );
    facets.push({ name, values: counted.map(({ value, count }) => ({ value, text: findText(value), count })) });
  }
  return facets;
}
