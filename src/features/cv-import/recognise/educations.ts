import { foldText } from "../../reference-data/spelling.ts";
import { gradeIn } from "../../resumes/json-resume/foreign-values.ts";
import type { CvStudy, CvWords, Found } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { entriesOf } from "./entries.ts";
import { labelledIn } from "./labels.ts";
import { type Head, headOf, type Part, periodOf } from "./parts.ts";
import { type TableRow, tableIn } from "./table.ts";
import { schoolScore } from "./words.ts";

const found = <Value>(value: Value, source: string, confidence: number): Found<Value> => ({
  value,
  source,
  confidence,
});

/** Words for degrees, and the code of ours; the first that fits counts. */
const degrees: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])(S-?3|doktor(?:al)?|doctor(?:ate)?(?: of)?|ph\.? ?d)(?![\p{L}\d])/iu, "s3"],
  [
    /(?<![\p{L}\d])(S-?2|magister|master(?:'s|s|’s)?(?: degree)?(?: of| in)?|m\.?sc|mba|m\.?eng|m\.?kom|m\.?m|m\.?si|pascasarjana|postgraduate)(?![\p{L}\d])/iu,
    "s2",
  ],
  [/(?<![\p{L}\d])(profesi|professional programme)(?![\p{L}\d])/iu, "profesi"],
  [
    /(?<![\p{L}\d])(D-?4|D-?IV|diploma ?(?:4|iv)|sarjana terapan|applied bachelor(?:'s)?(?: degree)?(?: of| in)?|s\.tr\.?[a-z]*)(?![\p{L}\d])/iu,
    "d4",
  ],
  [
    /(?<![\p{L}\d])(S-?1|strata ?(?:1|satu)|sarjana|bachelor(?:'s|s|’s)?(?: degree)?(?: of| in)?|undergraduate|b\.?sc|b\.?eng|b\.?a|b\.?b\.?a|s\.? ?(?:kom|e|t|si|sos|h|pd|i\.?kom|ip|psi|ked|farm|kep|hum|p|ak|m|tp|ds|ab|stat|mat|gz|keb)\.?)(?![\p{L}\d])/iu,
    "s1",
  ],
  [
    /(?<![\p{L}\d])(D-?3|D-?III|diploma ?(?:3|iii|tiga)|ahli madya|associate(?:'s)?(?: degree)?(?: of| in)?|a\.?md\.?(?:\.?[a-z]{1,4})?)(?![\p{L}\d])/iu,
    "d3",
  ],
  [/(?<![\p{L}\d])(D-?2|D-?II|diploma ?(?:2|ii))(?![\p{L}\d])/iu, "d2"],
  [/(?<![\p{L}\d])(D-?1|D-?I|diploma ?(?:1|i))(?![\p{L}\d])/iu, "d1"],
  [/(?<![\p{L}\d])(smk[ns]?|sekolah menengah kejuruan|vocational (?:high )?school|stm|smea)(?![\p{L}\d])/iu, "smk"],
  [
    /(?<![\p{L}\d])(sma[ns]?|slta|sekolah menengah atas|(?:senior )?high school|madrasah aliyah(?: negeri)?|man|smu[n]?)(?![\p{L}\d])/iu,
    "sma",
  ],
];

/** Schools below what a resume tells of. */
const early =
  /(?<![\p{L}\d])(sd|sdn|sdit|mi|min|smp|smpn|sltp|mts|mtsn|tk|paud|sekolah dasar|sekolah menengah pertama|junior high|elementary|primary school|kindergarten|middle school)(?![\p{L}\d])/iu;

export function degreeIn(text: string): { code: string; rest: string } | null {
  for (const [words, code] of degrees) {
    const match = words.exec(text);
    if (match !== null)
      return { code, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
  }
  return null;
}

const gradeWords =
  /(?:\b(?:ipk|gpa|cgpa|ip|nilai(?: akhir| rata-rata| un)?|rata-rata|score|grade)\b)\s*(?:\([^)]*\))?\s*[:=]?\s*(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*(?:\/|dari|out of|of|skala)\s*(\d{1,3}(?:[.,]\d{1,2})?))?/i;
const bareGrade = /(?<![\d.,/])([0-4][.,]\d{1,2})\s*(?:\/|dari|out of)\s*([45](?:[.,]00?)?)(?![\d])/i;

function gradeOf(texts: readonly string[]): CvStudy["grade"] {
  for (const text of texts) {
    const [, grade, scale] = gradeWords.exec(text) ?? bareGrade.exec(text) ?? [];
    const read = grade === undefined ? null : gradeIn(scale === undefined ? grade : `${grade}/${scale}`);
    if (read !== null && read.grade > 0 && read.grade <= read.gradeScale && read.gradeScale <= 100)
      return found(read, text, 0.95);
  }
  return null;
}

const majorLead =
  /^(?:(?:program studi|kompetensi keahlian|prodi|jurusan|fakultas|faculty of|department of|departemen|major(?:ing)? in|major|majoring|in|of|bidang|konsentrasi|peminatan|program|dan|and|ilmu jurusan)\s*[:.]?\s+|[\s,.:;|()–—-]+)+/iu;
const majorAfter =
  /(?:program studi|prodi|jurusan|major(?:ing)? in|major|jurusan\/prodi)\s*[:.]?\s*([^,;|()\t]{2,60})/iu;
const gradeRest = /[,;|(]?\s*\(?\b(?:ipk|gpa|cgpa|nilai)\b.*$/iu;

export function majorText(text: string): string {
  return text
    .replace(gradeRest, "")
    .replace(/\([^)]{0,40}\)/g, " ")
    .replace(majorLead, "")
    .replaceAll(/[\s,.:;|()–—-]+$/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The major in what is left of a head once school and degree are out of it. */
function majorIn(parts: readonly Part[], words: CvWords): Found<string> | null {
  for (const { text, source } of parts) {
    const [, named] = majorAfter.exec(text) ?? [];
    if (named !== undefined && majorText(named) !== "") return found(majorText(named), source, 0.9);
  }
  for (const { text, source } of parts) {
    const plain = majorText(text);
    if (words.majors.has(foldText(plain))) return found(plain, source, 0.95);
    const piece = plain
      .split(/[,/]| dan | and /)
      .map((each) => majorText(each))
      .find((each) => words.majors.has(foldText(each)));
    if (piece !== undefined) return found(piece, source, 0.8);
  }
  return null;
}

interface Taken {
  institution: Found<string> | null;
  degree: CvStudy["degree"];
  /** What may be the major. */
  rest: Part[];
}

/** "S1 Akuntansi Universitas Indonesia": what stands before the school's name in one piece. */
function schoolIn(text: string, words: CvWords): { before: string; name: string; after: string } {
  const [, before = "", inside = ""] =
    /^(.*?)\s*(?:,| di | at | from |\s-\s)?\s*\b((?:universitas|univ\.?|institut|politeknik|poltekkes|sekolah tinggi|akademi|stie|stmik|stikes|stikom|sma|sman|smk|smkn|smas|smks|madrasah|man|ma) .+)$/iu.exec(
      text,
    ) ?? [];
  const name = inside === "" || before.trim() === "" ? text : inside;
  const rest = inside === "" || before.trim() === "" ? "" : before;
  // A comma parts faculty and major from the school; the school's own half is kept.
  const halves = name.split(/,\s*/);
  const own = halves.find((half) => schoolScore(half, words) > 0) ?? name;
  return { before: rest, name: own, after: halves.filter((half) => half !== own).join(", ") };
}

const faculty = /^\s*(fakultas|faculty)/i;

function takeSchool(parts: readonly Part[], words: CvWords): { institution: Found<string> | null; rest: Part[] } {
  const told = parts.find(({ label }) => label === "institution");
  if (told !== undefined)
    return { institution: found(told.text, told.source, 0.95), rest: parts.filter((part) => part !== told) };
  const free = parts.filter(({ label }) => label === null);
  const best = free.toSorted((a, b) => schoolScore(b.text, words) - schoolScore(a.text, words))[0];
  if (best === undefined || schoolScore(best.text, words) === 0) return { institution: null, rest: [...parts] };
  const { before, name, after } = schoolIn(best.text, words);
  const others = parts.flatMap((part) =>
    part === best ? [before, after].filter((text) => text.trim() !== "").map((text) => ({ ...part, text })) : [part],
  );
  const plain = name
    .replace(gradeRest, "")
    .replaceAll(/[\s,:;–—-]+$/gu, "")
    .trim();
  return { institution: found(plain, best.source, schoolScore(name, words) >= 3 ? 0.97 : 0.85), rest: others };
}

function take(parts: readonly Part[], words: CvWords): Taken {
  const { institution, rest } = takeSchool(parts, words);
  const toldDegree = rest.find(({ label }) => label === "degree");
  let degree: CvStudy["degree"] = null;
  const left: Part[] = [];
  for (const part of toldDegree === undefined ? rest : [toldDegree, ...rest.filter((each) => each !== toldDegree)]) {
    const read: ReturnType<typeof degreeIn> = degree === null ? degreeIn(part.text) : null;
    if (read !== null) degree = found(read.code, part.source, 0.93);
    left.push(read === null ? part : { ...part, text: read.rest });
  }
  if (degree === null && institution !== null) {
    const read = degreeIn(institution.value);
    if (read !== null && ["sma", "smk"].includes(read.code)) degree = found(read.code, institution.source, 0.9);
  }
  const named = left.map((part) =>
    part.label === "major" ? { ...part, text: `jurusan ${majorText(part.text)}` } : part,
  );
  return { institution, degree, rest: named };
}

function study(head: Head, lines: readonly CvLine[], words: CvWords): CvStudy | null {
  const { institution, degree, rest } = take(head.parts, words);
  if (institution === null) return null;
  if (early.test(institution.value) && (degree === null || early.test(head.parts.map(({ text }) => text).join(" "))))
    return null;
  const { period, periodSource: source } = head;
  const date = (value: NonNullable<typeof period>["start"]) => (value === null ? null : found(value, source, 0.92));
  const isSchool = degree !== null && ["sma", "smk"].includes(degree.value);
  const isMajor = ({ text, label }: Part) => label === null && !faculty.test(text) && majorText(text) !== "";
  const rough = rest.find(
    (part) =>
      isMajor(part) && /\p{L}{3}/u.test(majorText(part.text)) && degreeIn(part.text) === null && !/\d/.test(part.text),
  );
  const isShort = rough !== undefined && (!isSchool || majorText(rough.text).split(" ").length <= 4);
  const unsure =
    rough === undefined || !isShort || degree === null ? null : found(majorText(rough.text), rough.source, 0.72);
  return {
    institution,
    degree,
    major: majorIn(rest, words) ?? unsure,
    start: period === null ? null : date(period.start),
    end: period === null ? null : date(period.end),
    isStudying: period?.isCurrent ?? false,
    grade: gradeOf(lines.map(({ text }) => text)),
  };
}

function fromRow({ line, cells }: TableRow, words: CvWords): CvStudy | null {
  const parts = [...cells]
    .filter(([label]) => !["number", "none", "period", "grade", "place"].includes(label))
    .map(([label, text]): Part => ({ text, source: line.text, label }));
  const period = periodOf(cells.get("period") ?? "", true);
  const head = { parts, period, periodSource: line.text };
  const read = study(head, [], words);
  const grade = gradeIn(cells.get("grade")?.replaceAll(/\s/g, ""));
  return read === null ? null : { ...read, grade: grade === null ? null : found(grade, line.text, 0.9) };
}

function isSchoolLine(line: CvLine, words: CvWords): boolean {
  const said = labelledIn(line);
  if (said !== null && said.label !== "major" && said.label !== "degree") return said.label === "institution";
  return (
    line.text.length < 140 &&
    line.cells.some(
      ({ text }) =>
        schoolScore(text, words) > 0 || text.split(/[,|(–—-]/).some((piece) => schoolScore(piece, words) > 0),
    )
  );
}

/** The studies that a section tells, in its order. */
export function studiesIn(lines: readonly CvLine[], words: CvWords): CvStudy[] {
  const rows = tableIn(lines);
  if (rows !== null) return rows.map((row) => fromRow(row, words)).filter((each) => each !== null);
  const plain = lines.map((line) => ({ ...line, isBullet: line.isBullet && !isSchoolLine(line, words) }));
  const entries = entriesOf(plain, (line) => isSchoolLine(line, words));
  const studies = entries.map(({ head, body }) => study(headOf(head, words, true), [...head, ...body], words));
  return studies.filter((each) => each !== null);
}
