import { longestKnown } from "../search/dictionary/dictionary.ts";
import { phraseKey } from "../search/dictionary/entry.ts";
import { getTokens } from "../search/tokens.ts";

const lists = { places: new Map(), pairs: new Map() };

/** The areas that words name, by their phrase in both languages, with related ones. */
function meantBy(text: string): { own: Set<string>; related: Set<string> } {
  const tokens = getTokens(text);
  const [own, related] = [new Set<string>(), new Set<string>()];
  for (let at = 0; at < tokens.length; ) {
    const known = longestKnown(tokens, at, lists);
    const [first] = known?.meaning.equal ?? [];
    own.add(first === undefined ? (tokens[at] ?? "") : phraseKey(first));
    for (const phrase of known?.meaning.related ?? []) for (const key of getNames(phrase)) related.add(key);
    at += known?.length ?? 1;
  }
  return { own, related };
}

/** A related phrase, and what stands for it. */
function getNames(phrase: readonly string[]): string[] {
  const known = longestKnown(phrase, 0, lists);
  const [first] = known?.length === phrase.length ? known.meaning.equal : [];
  return [phraseKey(phrase), ...(first === undefined ? [] : [phraseKey(first)])];
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((key) => other.has(key)).length;

/**
 * The function that a value of a file means by its words; null where none, or several alike, come near.
 * @param functions each with its names in both languages; the first one is reported
 */
export function proposeFunction(value: string, functions: readonly (readonly string[])[]): string | null {
  const ownFunction = meantBy(value).own;
  const getScore = (name: string) => {
    const { own, related } = meantBy(name);
    return (2 * shared(ownFunction, own) + shared(ownFunction, related)) / Math.sqrt(own.size);
  };
  const scored = functions
    .map((names) => ({ name: names[0] ?? "", score: Math.max(...names.map(getScore)) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best === undefined || best.score === next?.score ? null : best.name;
}
