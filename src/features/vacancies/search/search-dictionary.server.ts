import type { Db } from "../../../platform/database/database.ts";
import { type Area, areasOf } from "../../reference-data/areas.server.ts";
import type { Dictionary } from "./dictionary/dictionary.ts";
import { type PlacePhrases, placePhrases } from "./dictionary/place-phrases.ts";

const keysOf = new WeakMap<readonly Area[], string>();
let placesKnown: { key: string; phrases: PlacePhrases } | null = null;

/** The same list may be read many times; its phrases are made once. */
function phrasesOf(areas: readonly Area[]): PlacePhrases {
  const key = keysOf.get(areas) ?? areas.map(({ id, name, shortNames }) => [id, name, ...shortNames].join()).join("\n");
  keysOf.set(areas, key);
  placesKnown = placesKnown?.key === key ? placesKnown : { key, phrases: placePhrases(areas) };
  return placesKnown.phrases;
}

/** What is known of words beside the lists: the places of this installation. */
export async function searchDictionary(db: Db): Promise<Dictionary> {
  return { places: phrasesOf(await areasOf(db)), pairs: new Map() };
}
