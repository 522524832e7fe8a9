import { foldText } from "../../reference-data/spelling.ts";
import type { CvWords } from "../cv-facts.ts";
import { degreeIn, schoolMajor } from "./degrees.ts";
import type { Part } from "./parts.ts";
import { schoolScore } from "./words.ts";

export const isKnownMajor = (text: string, words: CvWords) => words.majors.has(foldText(text));

/** "S1 Akuntansi Universitas Indonesia": what stands before the school's name in one piece. */
export function schoolIn(text: string, words: CvWords): { before: string; name: string; after: string } {
  const [, before = "", inside = ""] =
    /^(.*?)\s*(?:,| di | at | from |\s-\s)?\s*\b((?:universitas|univ\.?|institut|politeknik|poltekkes|sekolah tinggi|akademi|stie|stmik|stikes|stikom|sma|sman|smk|smkn|smas|smks|madrasah|man|ma) .+)$/iu.exec(
      text,
    ) ?? [];
  const name = inside === "" || before.trim() === "" ? text : inside;
  const rest = inside === "" || before.trim() === "" ? "" : before;
  // A comma parts faculty and major from the school; its own half is kept, with a town outside our list.
  const halves = name.split(/,\s*/);
  const at = Math.max(
    0,
    halves.findIndex((half) => schoolScore(half, words) > 0),
  );
  const own = halves[at] ?? name;
  const next = halves[at + 1] ?? "";
  const isTown =
    /\bof\b/i.test(own) && /^\p{Lu}\p{Ll}+$/u.test(next) && !isKnownMajor(next, words) && degreeIn(next) === null;
  const schoolParts = isTown ? [own, next] : [own];
  return {
    before: rest,
    name: schoolParts.join(", "),
    after: halves.filter((half) => !schoolParts.includes(half)).join(", "),
  };
}

/** "Lulus SMK Negeri 1 jurusan Tata Busana": what was done there, and its major. */
const graduated = /^(?:lulus(?:an)?|tamat(?:an)?|alumni|bersekolah|graduated from|studied at)\s+(?:(?:dari|di)\s+)?/i;

function splitMajor(part: Part, words: CvWords): Part[] {
  const text = part.label === null ? part.text.replace(graduated, "") : part.text;
  const [, name = "", major = ""] =
    /^(.{4,80}?),?\s+(?:jurusan|program studi|prodi|kompetensi keahlian|majoring in)\s*:?\s+(.{2,60})$/i.exec(text) ??
    [];
  if (part.label !== null || schoolScore(name, words) === 0) return [{ ...part, text }];
  return [
    { ...part, text: name },
    { ...part, text: major, label: "major" },
  ];
}

/** "Politeknik Negeri Bandung (D3 Teknik Mesin)": what was learnt there, in brackets; an abbreviation stays. */
function splitBrackets(part: Part, words: CvWords): Part[] {
  const [, name = "", inside = ""] = /^(.{4,80}?)\s*\(([^()]{3,60})\)$/.exec(part.text) ?? [];
  const isSaid = degreeIn(inside) !== null || isKnownMajor(inside, words) || schoolMajor(`SMK ${inside}`) !== null;
  if (part.label !== null || schoolScore(name, words) === 0 || schoolScore(inside, words) > 0 || !isSaid) return [part];
  return [
    { ...part, text: name },
    { ...part, text: inside },
  ];
}

/** A piece that names a school and what was learnt there, as two. */
export const splitSchool = (part: Part, words: CvWords): Part[] =>
  splitBrackets(part, words).flatMap((piece) => splitMajor(piece, words));
