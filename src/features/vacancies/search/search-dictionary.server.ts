import type { Db } from "../../../platform/database/database.ts";
import { type Area, listAreas } from "../../reference-data/areas.server.ts";
import type { Dictionary } from "./dictionary/dictionary.ts";
import type { Phrase } from "./dictionary/entry.ts";
import { type PlacePhrases, placePhrases } from "./dictionary/place-phrases.ts";

import { searchPairs } from "./search-words.queries.server.ts";

const keysOf = new WeakMap<readonly Area[], string>();
let placesKnown: { key: string; phrases: PlacePhrases } | null = null;

/** The same list may be read many times; its phrases are made once. */
function getPhrases(areas: readonly Area[]): PlacePhrases {
  const key = keysOf.get(areas) ?? areas.map(({ id, name, shortNames }) => [id, name, ...shortNames].join()).join("\n");
  keysOf.set(areas, key);
  placesKnown = placesKnown?.key === key ? placesKnown : { key, phrases: placePhrases(areas) };
  return placesKnown.phrases;
}

/** Each word of a pair stands for the other. */
function pairPhrases(pairs: readonly { one: string; other: string }[]): Dictionary["pairs"] {
  const phrases = new Map<string, Phrase[]>();
  const add = (word: string, equal: string) => phrases.set(word, [...(phrases.get(word) ?? []), equal.split(" ")]);
  for (const { one, other } of pairs) {
    add(one, other);
    add(other, one);
  }
  return phrases;
}

/** Words beside the lists: places of this installation, and words that administrators added. */
export async function searchDictionary(db: Db): Promise<Dictionary> {
  return { places: getPhrases(await listAreas(db)), pairs: pairPhrases(await searchPairs(db)) };
}
