import { textOfHtml } from "../../../platform/formats/rich-text.ts";
import { remoteWord } from "./dictionary/dictionary.ts";
import { fields } from "./text-query.ts";
import { getTokens } from "./tokens.ts";

/** A vacancy's searchable texts; long texts as HTML. */
export interface Findable {
  titleId: string;
  titleEn: string;
  company: string;
  places: readonly string[];
  description_id: string;
  description_en: string;
  requirement_id: string;
  requirement_en: string;
}

/** The words that a vacancy is found by. */
export interface FoundBy {
  /** Titles, company and long texts as PostgreSQL writes a vector, each word with the mark of its field. */
  title: string;
  company: string;
  description: string;
  /** The text for the database's stemmer. */
  titleText: string;
  textId: string;
  textEn: string;
}

/** Positions that PostgreSQL keeps of a word; later ones say nothing new. */
const mostPositions = 40;
const lastPosition = 16_383;
/** Between two titles, so that no phrase spans both. */
const gap = 10;

/** Words with their positions, as PostgreSQL writes a vector. */
class Lexemes {
  readonly #positions = new Map<string, number[]>();

  add(word: string, position: number): void {
    const known = this.#positions.get(word);
    if (known === undefined) this.#positions.set(word, [position]);
    else if (known.length < mostPositions && known.at(-1) !== position) known.push(position);
  }

  toString(): string {
    return [...this.#positions]
      .map(([word, at]) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':${at.join(",")}`)
      .join(" ");
  }
}

const cut = (position: number) => Math.min(position, lastPosition);

/** @returns the position behind the last word */
function addWords(lexemes: Lexemes, words: readonly string[], mark: string, from: number): number {
  for (const [at, word] of words.entries()) lexemes.add(mark + word, cut(from + at));
  return from + words.length;
}

function addPairs(lexemes: Lexemes, words: readonly string[], mark: string, from: number): void {
  for (const [at, word] of words.slice(1).entries()) lexemes.add(`${mark}${words[at]}${word}`, cut(from + at));
}

function addTitle(lexemes: Lexemes, title: string, from: number): number {
  const words = getTokens(title);
  const [first] = words;
  if (first !== undefined) lexemes.add(fields.first + first, cut(from));
  addPairs(lexemes, words, fields.joined, from);
  return addWords(lexemes, words, "", from) + gap;
}

function getTitles({ titleId, titleEn }: Findable): string {
  const lexemes = new Lexemes();
  const behind = addTitle(lexemes, titleId, 1);
  if (titleEn !== titleId) addTitle(lexemes, titleEn, behind);
  return lexemes.toString();
}

/** The words of a company's name, as PostgreSQL's text of a vector. */
export function companyWords(name: string): string {
  const lexemes = new Lexemes();
  const words = getTokens(name);
  addWords(lexemes, words, fields.company, 1);
  addPairs(lexemes, words, fields.company, 1);
  return lexemes.toString();
}

/** The words that a vacancy is found by; places and functions are the database's to add. */
export function foundBy(vacancy: Findable): FoundBy {
  const textId = textOfHtml(`${vacancy.description_id} ${vacancy.requirement_id}`);
  const isOne = vacancy.description_en === vacancy.description_id && vacancy.requirement_en === vacancy.requirement_id;
  const textEn = isOne ? textId : textOfHtml(`${vacancy.description_en} ${vacancy.requirement_en}`);
  const lexemes = new Lexemes();
  const behind = addWords(lexemes, getTokens(textId), fields.description, 1) + gap;
  if (!isOne) addWords(lexemes, getTokens(textEn), fields.description, behind);
  const { titleId, titleEn } = vacancy;
  const folded = (text: string) => getTokens(text).join(" ");
  return {
    title: getTitles(vacancy),
    company: companyWords(vacancy.company),
    description: lexemes.toString(),
    titleText: folded(titleEn === titleId ? titleId : `${titleId} ${titleEn}`),
    ...{ textId: folded(textId), textEn: folded(textEn) },
  };
}

/** The words of a place as it is written, as PostgreSQL's text of a vector. */
export function placeWords(place: string, isRemote: boolean): string {
  const lexemes = new Lexemes();
  if (isRemote) lexemes.add(remoteWord, 1);
  addWords(lexemes, getTokens(place), fields.place, 1);
  return lexemes.toString();
}
