import { areaGroups } from "../../../reference-data/area-words.ts";
import { isCity, isProvince, type KnownArea, namesOfArea } from "../../areas-named.ts";
import { getTokens } from "../tokens.ts";
import { phraseKey } from "./entry.ts";

/** Ids of the areas that a phrase names. */
export type PlacePhrases = ReadonlyMap<string, readonly number[]>;

/** A name with the kind of area in front of it or behind it, as people and job boards write it. */
function withKinds(area: KnownArea, name: string): string[] {
  if (isProvince(area)) return [`provinsi ${name}`, `prov ${name}`, `${name} province`];
  const kinds = isCity(area) ? ["kota", "kotamadya", "kodya"] : ["kabupaten", "kab"];
  const names = kinds.flatMap((kind) => [`${kind} ${name}`, `${kind} adm ${name}`, `${kind} administrasi ${name}`]);
  return [...names, `${name} ${isCity(area) ? "city" : "regency"}`];
}

/** Every way to name the areas of the list; a name without its kind is that of the city and of the regency. */
export function placePhrases(areas: readonly KnownArea[]): PlacePhrases {
  const phrases = new Map<string, number[]>();
  const add = (name: string, id: number) => {
    const key = phraseKey(getTokens(name));
    const known = phrases.get(key);
    if (known === undefined) phrases.set(key, [id]);
    else if (!known.includes(id)) known.push(id);
  };
  for (const area of areas) {
    for (const name of namesOfArea(area)) {
      for (const phrase of [name, ...withKinds(area, name)]) add(phrase, area.id);
    }
  }
  const ids = new Map(areas.map(({ code, id }) => [code, id]));
  for (const [name, codes] of Object.entries(areaGroups)) {
    for (const code of codes) {
      const id = ids.get(code);
      if (id !== undefined) add(name, id);
    }
  }
  return phrases;
}
