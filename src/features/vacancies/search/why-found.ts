import type { Phrase } from "./dictionary/entry.ts";
import { getTokens, otherNumber } from "./tokens.ts";
import type { Concept, UnderstoodSearch } from "./understand.ts";

/** Why a vacancy was found by words that its card does not show. */
export interface FoundReason {
  code: "equal-word" | "related-word" | "other-title" | "place" | "employment" | "inside";
  /** The typed text. */
  asked: string;
  /** Words of the vacancy; "" where there are none to show. */
  words: string;
}

/** A card's texts, and the title in the other language. */
export interface ShownCard {
  texts: readonly string[];
  title: string;
  otherTitle: string;
}

function hasPhrase(tokens: readonly string[], phrase: Phrase): boolean {
  return tokens.some((_, from) => phrase.every((word, at) => tokens[from + at] === word));
}

/** Whether a text has a phrase, in one word or in several. */
function stands(text: string, phrase: Phrase): boolean {
  const tokens = getTokens(text);
  const joined = phrase.join("");
  return hasPhrase(tokens, phrase) || tokens.some((word, at) => word === joined || word + tokens[at + 1] === joined);
}

/** A word that is still being typed stands where another begins with it. */
function standsAsTyped(text: string, { typed, meaning }: Concept): boolean {
  if (stands(text, typed)) return true;
  const tokens = getTokens(text);
  if (meaning !== null) return typed.every((word) => tokens.includes(word) || tokens.includes(otherNumber(word) ?? ""));
  const [beginning = ""] = typed;
  return tokens.some((word) => word.startsWith(beginning) || word === otherNumber(beginning));
}

function reasonFor(concept: Concept, card: ShownCard): FoundReason | null {
  if (card.texts.some((text) => standsAsTyped(text, concept))) return null;
  const typedText = concept.typed.join(" ");
  const { equal = [], related = [], kind, filters = [] } = concept.meaning ?? {};
  // A title first, then what else the card shows, such as its function.
  const findIn = (phrases: readonly Phrase[]) =>
    phrases.find((phrase) => stands(card.title, phrase) || stands(card.otherTitle, phrase)) ??
    phrases.find((phrase) => card.texts.some((text) => stands(text, phrase)));
  const [same, near] = [findIn(equal), findIn(related)];
  if (standsAsTyped(card.otherTitle, concept)) return { code: "other-title", asked: typedText, words: card.otherTitle };
  if (same !== undefined) return { code: "equal-word", asked: typedText, words: same.join(" ") };
  if (near !== undefined) return { code: "related-word", asked: typedText, words: near.join(" ") };
  if (kind === "place") return { code: "place", asked: typedText, words: "" };
  return { code: filters.length > 0 ? "employment" : "inside", asked: typedText, words: "" };
}

/** Why a vacancy was found, where its card does not show the words that were typed; null where it shows each. */
export function whyFound({ concepts }: UnderstoodSearch, card: ShownCard): FoundReason | null {
  for (const concept of concepts) {
    const reason = concept.isRequired ? reasonFor(concept, card) : null;
    if (reason !== null) return reason;
  }
  return null;
}
