import type { CvDate, CvFacts, Found } from "../../src/features/cv-import/cv-facts.ts";
import { linesOfPages } from "../../src/features/cv-import/lines/lines-of-page.ts";
import type { CvPiece } from "../../src/features/cv-import/lines/page-rows.ts";
import { recogniseCv } from "../../src/features/cv-import/recognise/recognise-cv.ts";
import { listWords } from "./made-cvs/list-words.ts";

const words = listWords();

/** What a CV of one page says, by its pieces of text. */
export const readPieces = (pieces: readonly CvPiece[]): CvFacts =>
  recogniseCv(linesOfPages([{ width: 595, pieces }]), words);

const toText = (found: Found<unknown> | null) => (found === null ? "-" : String(found.value));
const date = (found: Found<CvDate> | null) =>
  found === null ? "-" : [found.value.year, found.value.month ?? ""].join(".").replace(/\.$/, "");

/** A CV's entries, one a line. */
export function getLines({ educations, jobs, internships, organisations }: CvFacts): string[] {
  const work = (kind: string, list: CvFacts["jobs"]) =>
    list.map((job) =>
      [kind, toText(job.company), toText(job.position), date(job.start), job.isCurrent ? "now" : date(job.end)].join(
        " | ",
      ),
    );
  return [
    ...educations.map((study) =>
      [
        "study",
        toText(study.institution),
        toText(study.degree),
        toText(study.major),
        date(study.start),
        date(study.end),
      ].join(" | "),
    ),
    ...work("job", jobs),
    ...work("internship", internships),
    ...organisations.map((each) => ["member", toText(each.name), toText(each.position)].join(" | ")),
  ];
}

/** A line: a text alone, or texts with where each begins and its font. */
type PageText = readonly [x: number, text: string, font?: string];
export type PageRow = string | readonly PageText[];

const rowTexts = (row: PageRow): readonly PageText[] => (typeof row === "string" ? [[50, row]] : row);

/** Pieces of lines, one below the other. */
export function page(...rows: PageRow[]): CvPiece[] {
  return rows.flatMap((row, at) =>
    rowTexts(row).map(([x, text, font = "plain"]) => ({
      ...{ text, x, y: 60 + at * 16, width: text.length * 5.5, height: 11, font },
    })),
  );
}
