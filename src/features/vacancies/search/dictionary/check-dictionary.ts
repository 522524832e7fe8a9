import { dictionaryEntries, isNoise, type Meaning } from "./dictionary.ts";
import { phraseKey } from "./entry.ts";

/** A phrase that the dictionary says two things of. */
export interface Contradiction {
  phrase: string;
  reason: string;
}

const getName = ({ list, meaning }: { list: string; meaning: Meaning }) => {
  const [first] = meaning.equal;
  return `${list}: ${first === undefined ? "" : phraseKey(first)}`;
};

function withinEntry(entry: { list: string; meaning: Meaning }): Contradiction[] {
  const equal = new Set(entry.meaning.equal.map(phraseKey));
  const both = entry.meaning.related.map(phraseKey).filter((phrase) => equal.has(phrase));
  const noise = [...equal].filter((phrase) => isNoise(phrase));
  const named = getName(entry);
  return [
    ...both.map((phrase) => ({ phrase, reason: `is both equal and related in "${named}"` })),
    ...noise.map((phrase) => ({ phrase, reason: `is a noise word and stands in "${named}"` })),
    ...(equal.size === 0 ? [{ phrase: named, reason: "is an entry without words" }] : []),
  ];
}

/** Contradictions: a phrase in two entries, equal and related at once, or listed as meaningless. */
export function checkDictionary(entries: Iterable<{ list: string; meaning: Meaning }> = dictionaryEntries()) {
  const known = new Map<string, string>();
  const found: Contradiction[] = [];
  for (const entry of entries) {
    found.push(...withinEntry(entry));
    for (const phrase of new Set(entry.meaning.equal.map(phraseKey))) {
      const other = known.get(phrase);
      if (other === undefined) known.set(phrase, getName(entry));
      else found.push({ phrase, reason: `stands in "${other}" and in "${getName(entry)}"` });
    }
  }
  return { phrases: known.size, contradictions: found };
}
