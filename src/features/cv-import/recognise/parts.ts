import type { CvWords } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { type CvPeriod, momentIn, periodIn, withoutLength } from "./dates.ts";
import { type Label, labelledIn } from "./labels.ts";
import { isPlace } from "./words.ts";

/** A piece of an entry's head: what one name, place or position may be. */
export interface Part {
  text: string;
  source: string;
  label: Label | null;
}

export interface Head {
  parts: Part[];
  period: CvPeriod | null;
  /** The line that tells the period. */
  periodSource: string;
}

const strokes = /\s*[|\t·•∙]\s*|\s+[–—−]\s+|\s+-\s+|\s*\/\/\s*|\s*;\s*/u;
const employment =
  /^(full ?-?time|part ?-?time|freelance|kontrak|contract|internship|magang|permanent|tetap|karyawan tetap|karyawan kontrak|penuh waktu|paruh waktu|temporary|self-employed|seasonal|remote|hybrid|on-?site|wfh|wfo|pkwt|pkwtt)$/i;

/** Commas part a company from its place; those inside a name stay. */
function withoutPlaces(text: string, words: CvWords): string {
  const pieces = text.split(",").map((piece) => piece.trim());
  const at = pieces.findIndex((_, index) => index > 0 && isPlace(pieces.slice(index).join(","), words));
  return at < 0 ? text : pieces.slice(0, at).join(", ");
}

/** Brackets that say where or how, and not what it is called. */
function withoutBrackets(text: string, words: CvWords): string {
  const kept = text.replaceAll(/\s*[([]([^)\]]{1,60})[)\]]/g, (whole, inner: string) => {
    const isSaid = employment.test(inner.trim()) || isPlace(inner, words) || withoutLength(inner) === "";
    return isSaid ? " " : whole;
  });
  return kept.replaceAll(/\s+/g, " ").trim();
}

const edges = /^[\s,.:;|·•–—-]+|[\s,:;|·•–—-]+$/gu;

/** A text as the names in it; what is only a place, a length of time or a kind of employment is left out. */
export function piecesOf(text: string, words: CvWords): string[] {
  return text
    .split(strokes)
    .map((piece) => withoutPlaces(withoutBrackets(withoutLength(piece), words), words).replaceAll(edges, ""))
    .filter(
      (piece) => piece !== "" && /\p{L}{2}|^[SD]-?\d/u.test(piece) && !employment.test(piece) && !isPlace(piece, words),
    );
}

function cellsAsText(line: CvLine): string {
  return line.cells.map(({ text }) => text).join("\t");
}

/** What the head of an entry says: its period, and the names in it. */
export function headOf(lines: readonly CvLine[], words: CvWords, takesYears: boolean): Head {
  const head: Head = { parts: [], period: null, periodSource: "" };
  for (const line of lines) {
    const labelled = labelledIn(line);
    const text = labelled?.value ?? cellsAsText(line);
    const told = head.period === null ? periodOf(text, takesYears) : null;
    if (told !== null) {
      head.period = told;
      head.periodSource = line.text;
    }
    const label = labelled?.label ?? null;
    if (label === "none" || label === "number" || label === "period") continue;
    const rest = told?.rest ?? text;
    const pieces =
      label === null
        ? piecesOf(rest, words)
        : rest
            .split(/\s+[|–—-]\s+/)
            .map((piece) => piece.trim())
            .filter((piece) => piece !== "");
    // What a label says ends where something else begins: "Jurusan: IPA - SMA Negeri 1".
    head.parts.push(...pieces.map((piece, at) => ({ text: piece, source: line.text, label: at === 0 ? label : null })));
  }
  return head;
}

/** A year alone is the end of something: of studies, of a membership. */
export function periodOf(text: string, takesYears: boolean): CvPeriod | null {
  const period = periodIn(text);
  if (period !== null || !takesYears) return period;
  const moment = momentIn(text);
  return moment === null ? null : { start: null, end: moment.date, isCurrent: false, rest: moment.rest };
}
