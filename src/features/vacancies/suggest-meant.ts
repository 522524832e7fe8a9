import { editDistance, foldText } from "../reference-data/spelling.ts";
import { type Dictionary, dictionaryEntries, longestKnown } from "./search/dictionary/dictionary.ts";
import { phraseKey } from "./search/dictionary/entry.ts";
import { getTokens } from "./search/tokens.ts";
import { type Suggestable, suggested } from "./suggest.ts";

/** Shorter beginnings match too many words to know which was meant. */
const shortestMeant = 3;
/** Shorter ones may be misspelt in any letter. */
const shortestMisspelt = 4;

const allEqual = [...dictionaryEntries()].map(({ meaning }) => meaning.equal.map(phraseKey));

/** Equal words of what is typed, or of what it begins. */
function equalTexts(text: string, dictionary: Dictionary): string[] {
  const tokens = getTokens(text);
  const known = longestKnown(tokens, 0, dictionary);
  if (known !== null && known.length === tokens.length) return known.meaning.equal.map(phraseKey);
  if (text.length < shortestMeant) return [];
  return allEqual.find((phrases) => phrases.some((phrase) => phrase.startsWith(text))) ?? [];
}

/** Beginnings of a thing's words that are a letter away from what is typed; the first letter is as it was typed. */
function nearBeginnings(things: readonly Suggestable[], text: string): string[] {
  if (text.length < shortestMisspelt || text.includes(" ")) return [];
  const near = new Set<string>();
  for (const { words } of things) {
    for (const word of words.split(" ")) {
      const beginning = word.slice(0, text.length);
      if (beginning[0] === text[0] && editDistance(text, beginning) === 1) near.add(beginning);
    }
  }
  return [...near];
}

/** Places that a text names by an abbreviation or a town ("bdg", "bsd"). */
export function placesNamed<Place extends { id: number }>(
  places: readonly Place[],
  text: string,
  dictionary: Dictionary,
): Place[] {
  const ids = dictionary.places.get(phraseKey(getTokens(text))) ?? [];
  return places.filter(({ id }) => ids.includes(id));
}

/** What has an equal word of a text, at most so many, in the order that things are given in. */
export function suggestedEqual<Thing extends Suggestable>(
  things: readonly Thing[],
  text: string,
  dictionary: Dictionary,
  most: number,
): Thing[] {
  const folded = foldText(text);
  return folded.length < 2 ? [] : suggestedAny(things, equalTexts(folded, dictionary), most);
}

function suggestedAny<Thing extends Suggestable>(things: readonly Thing[], texts: readonly string[], most: number) {
  const found = new Set(texts.flatMap((text) => suggested(things, text, most)));
  return things.filter((thing) => found.has(thing)).slice(0, most);
}

/**
 * What is suggested where nothing goes on as a text begins: what has an equal word of it, or what begins nearly so. At
 * most so many, in the order that things are given in.
 */
export function suggestedAsMeant<Thing extends Suggestable>(
  things: readonly Thing[],
  text: string,
  dictionary: Dictionary,
  most: number,
): Thing[] {
  const equal = suggestedEqual(things, text, dictionary, most);
  return equal.length > 0 ? equal : suggestedAny(things, nearBeginnings(things, foldText(text)), most);
}
