import { companyScore, positionScore } from "./words.ts";

const degreeAfter = /,\s*(?:[A-Z][\p{L}]{0,6}\.?\s?){1,4}(?:,.*)?$/u;
/** "S.Kom", "M.T." without a comma before. */
const bareDegree =
  /(?:\s+(?:[SM]\.(?:\s?(?:Kom|Si|Pd|Sos|Hum|Psi|Ke[dps]|Ak|Ag|Gz|Ds|Sn|Ars|Tr|\p{Lu}{1,2})|\p{Lu}\p{Ll}{1,4})(?:\.\s?\p{Lu}[\p{L}.]*)*\.?(?!\p{L})|A\.?Md\.?[\p{L}.]*|Ph\.?D\.?|MBA))+$/u;
const titleBefore =
  /^(?:(?:dr|dra|drs|drg|drh|ir|prof|h|hj|mr|mrs|ms|bpk|ibu|sdr|sdri|apt|ns)\.\s*|(?:dr|dra|drs|drg|drh|ir|prof|hj|mr|mrs|ms|bpk|ibu)\s+)+(?=\p{Lu})/iu;
/** Extra text in a name's line: the page's title, a birthday. */
const beside =
  /\s*[|·•–—-]?\s*(?:curriculum vitae|r[eé]sum[eé]|cv)$|\s+(?:\p{Lu}[\p{L}]+ )?\d{1,2},? (?:\p{L}+ )?\d{4}$/iu;
const person = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,5}$/u;
const noNames =
  /\b(curriculum|vitae|daftar|riwayat|resume|hidup|email|telepon|alamat|jalan|jl|profil|profile|contact|kontak|fresh|graduate|lulusan|mahasiswa|student|linkedin|github|portfolio|page|halaman|indonesia|dan|and|of|the|di|yang|untuk|with|dengan)\b/i;

/** "DEWI LESTARI" is Dewi Lestari; what is written in mixed letters stays. */
function asName(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text
    .toLowerCase()
    .replaceAll(/(^|[\s'’.-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** A person's name, without degrees and titles; null for a text that can be none. */
export function nameIn(text: string): string | null {
  const plain = text
    .replace(/^[^\p{L}\d]+/u, "")
    .replace(beside, "")
    .replace(degreeAfter, "")
    .replace(bareDegree, "")
    .replace(titleBefore, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (plain.length < 2 || plain.length > 60 || !person.test(plain) || noNames.test(plain)) return null;
  if (positionScore(plain) > 0 || companyScore(plain) > 1) return null;
  return asName(plain);
}
