import { countryNames } from "../../../i18n/countries.ts";
import { foldText } from "../../reference-data/spelling.ts";
import type { CvWords } from "../cv-facts.ts";
import { companyScore } from "./words.ts";

const states =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Alberta|British Columbia";
const stateCode =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|ST)(?: \d{5})?$/;

const wide = new Set(
  [
    ...[
      "jakarta",
      "dki",
      "jabodetabek",
      "jogja",
      "solo",
      "remote",
      "wfh",
      "hybrid",
      "onsite",
      "singapura",
      "kuala lumpur",
      "hong kong",
    ],
    ...[
      "usa",
      "u s a",
      "u s",
      "uk",
      "u k",
      "uae",
      "england",
      "scotland",
      "wales",
      "s korea",
      "korea",
      "republic of korea",
    ],
    ...["the netherlands", "netherlands", "turkey", "turkiye", "czech republic", "anywhere", "worldwide", "state"],
    ...[...countryNames("en"), ...countryNames("id"), ...states.split("|")].map(foldText),
  ].filter((name) => name !== ""),
);

const administrative =
  /^(kota|kab|kabupaten|provinsi|prov|city of|the|near|greater|south|north|east|west|central)\s+|\s+(city|regency|province|id|indonesia|area|selatan|utara|timur|barat|pusat|\d{5})$/g;

/** A text's folded name of a place in our list; null for every other text. */
export function placeIn(text: string, words: CvWords): string | null {
  const folded = foldText(text);
  if (words.places.has(folded)) return folded;
  const bare = folded.replaceAll(administrative, "").trim();
  return words.places.has(bare) ? bare : null;
}

const isKnown = (piece: string, words: CvWords) => wide.has(foldText(piece)) || placeIn(piece, words) !== null;

/** Names of towns: a few words with capitals, and nothing that names a company or an office. */
const town = /^(?:near )?\p{Lu}[\p{L}.'’-]*(?:[ &](?:\p{Lu}[\p{L}.'’-]*|de|la|of|le|les|el|den|am|an|&)){0,4}$/u;
const noTown =
  /\b(university|universitas|institut\w*|college|school|bank|group|inc|ltd|llc|corp|company|engineer\w*|firm|labs?|laborator\w+|research|society|association|foundation|club|office|center|centre|services?|systems?|manager|analyst|developer|science|division|department|teknik)\b/i;

/** An ending that distinguishes a place from a company: a country or a state, which names in our list seldom have. */
const isEnd = (piece: string) =>
  stateCode.test(piece) ||
  (wide.has(foldText(piece)) && foldText(piece) !== "indonesia" && !/^(dki|jakarta|jogja|solo)$/i.test(piece));

/**
 * True for a text that is a place and nothing else ("Kota Bandung, Jawa Barat"; "Palo Alto, CA"; "Delft, The
 * Netherlands").
 * @param isSure where a name may stand: "YMCA, Pomona, CA" is one then
 */
export function isPlace(text: string, words: CvWords, isSure = false): boolean {
  const pieces = text
    .split(/[,(/)&]| - | and /)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const last = pieces.at(-1);
  if (last === undefined || pieces.length > 5) return false;
  if (pieces.every((piece) => isKnown(piece, words))) return true;
  const isTown = (piece: string) =>
    isKnown(piece, words) || isEnd(piece) || (town.test(piece) && !noTown.test(piece) && companyScore(piece) === 0);
  if (isSure && pieces.length > 2 && !isKnown(pieces[0] ?? "", words)) return false;
  return pieces.length > 1 && isEnd(last) && pieces.slice(0, -1).every(isTown);
}

/** A text without the place that ends it: a comma parts a company from its place. */
export function withoutPlace(text: string, words: CvWords): string {
  const pieces = text.split(",").map((piece) => piece.trim());
  const at = pieces.findIndex((_, index) => index > 0 && isPlace(pieces.slice(index).join(", "), words));
  return at < 0 ? text : pieces.slice(0, at).join(", ");
}
