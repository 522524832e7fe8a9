import type { CvWords } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { tidy } from "../lines/cv-line.ts";
import { type CvPeriod, momentIn, periodIn, withoutLength } from "./dates.ts";
import { type Label, labelledIn } from "./labels.ts";
import { isPlace, withoutPlace } from "./places.ts";

/** A piece of an entry's head: what one name, place or position may be. */
export interface Part {
  text: string;
  source: string;
  label: Label | null;
  /** Which line of the head it stands in. */
  line: number;
}

export interface Head {
  parts: Part[];
  period: CvPeriod | null;
  /** The line with the period. */
  periodSource: string;
  /** It says that it was an internship, beside the names. */
  isPractice?: boolean;
}

const strokes = /\s*[|\t·•∙]\s*|\s+[–—−]\s+|\s+-\s+|\s*\/\/\s*|\s*;\s*/u;
const employment =
  /^(full ?-?time|part ?-?time|freelance|kontrak|contract|internship|magang|permanent|tetap|karyawan tetap|karyawan kontrak|penuh waktu|paruh waktu|temporary|self-employed|seasonal|remote|hybrid|on-?site|wfh|wfo|pkwt|pkwtt)$/i;

/** Brackets that say where or how, and not what it is called. */
function withoutBrackets(text: string, words: CvWords): string {
  const outside = text.replaceAll(/\s*[([]([^)\]]{1,60})[)\]]/g, (whole, inner: string) => {
    const isSaid = employment.test(inner.trim()) || isPlace(inner, words) || withoutLength(inner) === "";
    return isSaid ? " " : whole;
  });
  return outside.replaceAll(/\s+/g, " ").trim();
}

export const address = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$|^https?:?$/i;

/** A kind of employment beside the names that is an internship: "Jun 2022 – Aug 2022, Internship". */
const practice = /(?:^|[|\t·•,;(–—-])\s*(?:internship|intern|magang|pkl|prakerin)\s*(?:$|[|\t·•,;)–—-])/iu;
/** Who looked after someone is neither where nor what. */
const adviser = /,?\s*\b(?:advised|supervised|mentored|dibimbing|disupervisi) (?:by|oleh) .*$/i;

const edges = /^[\s,.:;|/·•–—-]+|[\s,:;|/·•–—-]+$/gu;

/** A text as the names in it; what is only a place, a length of time or a kind of employment is left out. */
export function getPieces(text: string, words: CvWords, isDated = false): string[] {
  return text
    .split(strokes)
    .filter((piece, at) => !isPlace(piece, words, isDated && at === 0))
    .map((piece) =>
      withoutPlace(withoutBrackets(withoutLength(piece).replace(adviser, ""), words), words).replaceAll(edges, ""),
    )
    .filter(
      (piece) =>
        piece !== "" &&
        /\p{L}{2}|^[SD]-?\d|\p{L}\.\p{L}/u.test(piece) &&
        !employment.test(piece) &&
        !isPlace(piece, words),
    );
}

const joint = /^\s*(?:[,|:–—-]|di|at|pada|@)?\s*/iu;

/** Changes of font that are looked at in a cell. */
const mostRuns = 8;

/** A text by the fonts that it is written in: a company in bold letters, a position after it. */
function byFont(text: string, runs: readonly string[]): string[] {
  for (const [at, run] of runs.entries()) {
    const first = tidy(run).replaceAll(edges, "");
    const rest = text.slice(first.length).replace(joint, "").replaceAll(edges, "");
    const isWithin = first.lastIndexOf("(") > first.lastIndexOf(")");
    if (isWithin || !/\p{L}{2}/u.test(first) || !text.startsWith(first) || !/\p{L}{2}/u.test(rest)) continue;
    return [first, ...byFont(rest, runs.slice(at + 1))];
  }
  return [text];
}

function cellsAsText(line: CvLine): string {
  return line.cells.map(({ text }) => text).join("\t");
}

/** An entry's head: its period, and the names in it. */
export function getHead(lines: readonly CvLine[], words: CvWords, takesYears: boolean): Head {
  const head: Head = { parts: [], period: null, periodSource: "" };
  const takesYear = takesYears && !lines.some((line) => periodIn(cellsAsText(line)) !== null);
  for (const [row, line] of lines.entries()) {
    const labelled = labelledIn(line);
    const runs = line.cells.flatMap((cell) =>
      cell.runs === undefined ? [] : cell.runs.slice(0, -1).slice(0, mostRuns),
    );
    const text = labelled?.value ?? cellsAsText(line);
    const period = head.period === null ? findPeriod(text, takesYear) : null;
    if (period !== null) {
      head.period = period;
      head.periodSource = line.text;
    }
    const label = labelled?.label ?? null;
    if (label === "none" || label === "number" || label === "period") continue;
    const rest = period?.rest ?? text;
    if (label === null && practice.test(rest)) head.isPractice = true;
    const pieces =
      label === null
        ? getPieces(rest, words, period !== null)
            .flatMap((piece) => byFont(piece, runs))
            .filter((piece) => !isPlace(piece, words) && !employment.test(piece))
        : rest
            .split(/\s+[|–—-]\s+/)
            .map((piece) => piece.trim())
            .filter((piece) => piece !== "");
    // What a label says ends where something else begins: "Jurusan: IPA - SMA Negeri 1".
    head.parts.push(
      ...pieces.map((piece, at) => ({ text: piece, source: line.text, label: at === 0 ? label : null, line: row })),
    );
  }
  return head;
}

/** A year alone is the end of something: of studies, of a membership. */
export function findPeriod(text: string, takesYears: boolean): CvPeriod | null {
  const period = periodIn(text);
  if (period !== null || !takesYears) return period;
  const moment = momentIn(text);
  return moment === null ? null : { start: null, end: moment.date, isCurrent: false, rest: moment.rest };
}
