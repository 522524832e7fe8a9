import { foldText } from "../../reference-data/spelling.ts";
import { gradeIn } from "../../resumes/json-resume/foreign-values.ts";
import type { CvStudy, CvWords, Found } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { degreeIn, schoolMajor } from "./degrees.ts";
import { type CvEntry, getEntries } from "./entries.ts";
import { labelledIn } from "./labels.ts";
import { withGridTaken, withMarginsLifted, withoutOuterBullets } from "./margins.ts";
import { findPeriod, getHead, type Head, type Part } from "./parts.ts";
import { isKnownMajor, schoolIn, splitSchool } from "./schools.ts";
import { type TableRow, tableIn } from "./table.ts";
import { schoolScore } from "./words.ts";

const found = <Value>(value: Value, source: string, confidence: number): Found<Value> => ({
  value,
  source,
  confidence,
});

/** Schools below the levels of a resume. */
const early =
  /(?<![\p{L}\d])(sd|sdn|sdit|mi|min|smp|smpn|sltp|mts|mtsn|tk|paud|sekolah dasar|sekolah menengah pertama|junior high|elementary|primary school|kindergarten|middle school)(?![\p{L}\d])/iu;

const gradeWords =
  /(?:\b(?:ipk|gpa|cgpa|ip|nilai(?: akhir| rata-rata| un)?|rata-rata)\b\s*(?:\([^)]*\))?\s*[:=]?|\b(?:score|grade)\s*[:=])\s*(\d{1,3}(?:[.,]\d{1,2})?)(?![.,]?\d)(?:\s*(?:\/|dari|out of|of|skala)\s*(\d{1,3}(?:[.,]\d{1,2})?))?/i;
const gradeFirst = /(?<![\d.,/])([0-4][.,]\d{1,2})(?:\s*\/\s*([45](?:[.,]00?)?))?\s*(?:ipk|gpa|cgpa)\b/i;
const bareGrade = /(?<![\d.,/])([0-4][.,]\d{1,2})\s*(?:\/|dari|out of)\s*([45](?:[.,]00?)?)(?![\d])/i;

function findGrade(texts: readonly string[]): CvStudy["grade"] {
  for (const text of texts) {
    const [, grade, scale] = gradeWords.exec(text) ?? gradeFirst.exec(text) ?? bareGrade.exec(text) ?? [];
    const read = grade === undefined ? null : gradeIn(scale === undefined ? grade : `${grade}/${scale}`);
    if (read !== null && read.grade > 0 && read.grade <= read.gradeScale && read.gradeScale <= 100)
      return found(read, text, 0.95);
  }
  return null;
}

const majorLead =
  /^(?:(?:graduated (?:as|in|with)|honou?rs degree|honou?rs|lulusan|studied|studies|project|thesis|candidate|student|degree|minor in|program studi|kompetensi keahlian|prodi|jurusan|fakultas|faculty of|department of|departemen|major(?:ing)? in|major|majoring|in|of|bidang|konsentrasi|peminatan|program|dan|and|ilmu jurusan)\s*[:.]?\s+|[\s,.:;|()–—-]+)+/iu;
const majorAfter =
  /(?:program studi|prodi|jurusan|majors? in|majoring in|major|jurusan\/prodi)\s*[:.]?\s*([^,;|()\t]{2,60})/iu;
const gradeRest =
  /[,;|(]?\s*\(?\b(?:ipk|gpa|cgpa|nilai|overall gpa|cumulative gpa)\b.*$|[,;|–—-]*\s*[0-4][.,]\d{1,2}\s*(?:ipk|gpa)\b.*$/iu;
/** How well someone did, in words. */
const distinction =
  /\b(?:(?:summa|magna) )?cum laude\b|\bwith (?:highest )?(?:honou?rs?|distinction)\b|\(discontinued\)|\bfirst class honou?rs?\b/giu;

export function majorText(text: string): string {
  return text
    .replace(gradeRest, "")
    .replaceAll(distinction, " ")
    .trim()
    .replaceAll(/\([^)]{0,40}\)/g, " ")
    .replace(majorLead, "")
    .replaceAll(/^\(|[\s,.:;|(–—-]+$/gu, "")
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
    const piece = (plain.split(" ").length > 7 ? "" : plain)
      .split(/[,/]| dan | and /)
      .map((each) => majorText(each))
      .find((each) => words.majors.has(foldText(each)));
    // "Computer Science and Engineering" is one major, although its half is one in our list.
    const isOne = /^(?:\p{Lu}[\p{L}-]+|and|dan|&)(?: (?:\p{Lu}[\p{L}-]+|and|dan|&)){2,4}$/u.test(plain);
    if (piece !== undefined) return found(isOne ? plain : piece, source, 0.68);
  }
  return null;
}

interface Taken {
  institution: Found<string> | null;
  degree: CvStudy["degree"];
  /** A possible major. */
  rest: Part[];
}

const faculty = /^\s*(fakultas|faculty)/i;

function takeSchool(parts: readonly Part[], words: CvWords): { institution: Found<string> | null; rest: Part[] } {
  const school = parts.find(({ label }) => label === "institution");
  if (school !== undefined)
    return { institution: found(school.text, school.source, 0.95), rest: parts.filter((part) => part !== school) };
  const free = parts.filter(({ label, text }) => label === null && schoolMajor(text) === null);
  const best = (free.length > 0 ? free : parts).toSorted(
    (a, b) => schoolScore(b.text, words) - schoolScore(a.text, words),
  )[0];
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
  const { institution, rest } = takeSchool(
    parts.flatMap((part) => splitSchool(part, words)),
    words,
  );
  const toldMajor = rest.findIndex(({ text }) => schoolMajor(text) !== null);
  const toldDegree = rest.find(({ label }) => label === "degree");
  let degree: CvStudy["degree"] = null;
  const left: Part[] = [];
  for (const part of toldDegree === undefined ? rest : [toldDegree, ...rest.filter((each) => each !== toldDegree)]) {
    const read: ReturnType<typeof degreeIn> = degreeIn(part.text);
    if (read !== null && degree === null) degree = found(read.code, part.source, 0.93);
    left.push(read === null || read.code !== degree?.value ? part : { ...part, text: read.rest });
  }
  if (degree === null && institution !== null) {
    const read = degreeIn(institution.value);
    if (read !== null && ["sma", "smk"].includes(read.code)) degree = found(read.code, institution.source, 0.9);
  }
  const named = left.map((part, at) =>
    part.label === "major" || at === toldMajor ? { ...part, text: `jurusan ${majorText(part.text)}` } : part,
  );
  return { institution, degree, rest: named };
}

/** Of majors that are in no list the long ones often hold more, and brackets are left out of them. */
function roughSure({ text }: Part, degree: CvStudy["degree"]): number {
  if (degree === null) return 0.6;
  return /[()]/.test(text) || majorText(text).split(" ").length > 4 ? 0.65 : 0.85;
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
      isMajor(part) &&
      /\p{L}{3}/u.test(majorText(part.text)) &&
      degreeIn(part.text) === null &&
      !isRemark(part.text) &&
      !/\d/.test(majorText(part.text)),
  );
  const isShort = rough !== undefined && (!isSchool || majorText(rough.text).split(" ").length <= 4);
  const unsure =
    rough === undefined || !isShort ? null : found(majorText(rough.text), rough.source, roughSure(rough, degree));
  return {
    institution,
    degree,
    major: majorIn(rest, words) ?? unsure,
    start: period === null ? null : date(period.start),
    end: period === null ? null : date(period.end),
    isStudying: period?.isCurrent ?? false,
    grade: findGrade(lines.map(({ text }) => text)),
  };
}

function fromRow({ line, cells }: TableRow, words: CvWords): CvStudy | null {
  const parts = [...cells]
    .filter(([label]) => !["number", "none", "period", "grade", "place"].includes(label))
    .map(([label, text]): Part => ({ text, source: line.text, label, line: 0 }));
  const period = findPeriod(cells.get("period") ?? "", true);
  const head = { parts, period, periodSource: line.text };
  const read = study(head, [], words);
  const grade = gradeIn(cells.get("grade")?.replaceAll(/\s/g, ""));
  return read === null ? null : { ...read, grade: grade === null ? null : found(grade, line.text, 0.9) };
}

const namesSchool = (text: string, words: CvWords) =>
  !text.includes("@") &&
  (schoolScore(text, words) > 0 || text.split(/[,|(–—-]/).some((piece) => schoolScore(piece, words) > 0));

/** A part of a school, which another line names. */
const unit = /^(?:college|school|faculty|department|fakultas|jurusan) (?:of )?\p{L}+(?: (?:and|&|dan) \p{L}+)?$/iu;

/** Other lines name a school too: a sentence, an award. */
const isRemark = (text: string) =>
  /^(?:graduated (?:with|magna|summa|cum)|thesis|skripsi|tesis|tugas akhir|advis[eo]r|supervisor|pembimbing|dean|award|penerima|beasiswa|lulus\s*[:,(]|(?:[\p{L}&]+ ){0,2}(?:coursework|subjects|honou?rs|projects?)\s*:)/iu.test(
    text,
  ) ||
  /\b(?:examination|exam|ujian|olympiad|olimpiade|scholarship|competition|lomba|press)\b/i.test(text) ||
  (/\.$/.test(text) && !text.includes(","));

function isSchoolLine(line: CvLine, words: CvWords): boolean {
  const labelled = labelledIn(line);
  if (labelled !== null && labelled.label !== "major" && labelled.label !== "degree")
    return labelled.label === "institution";
  if (line.text.length >= 140 || isRemark(line.text) || schoolMajor(line.text) !== null) return false;
  return line.cells.some(({ text }) => namesSchool(text, words));
}

const isDegreeLine = (line: CvLine) => degreeIn(line.text) !== null && findPeriod(line.text, true) !== null;

/** The degree where a list below the school begins with it. */
function degreeBelow(head: readonly CvLine[], body: readonly CvLine[]): CvLine[] {
  if (head.some(({ text }) => degreeIn(text) !== null)) return [];
  return body
    .slice(0, 3)
    .filter(({ text }) => text.length < 80 && /^[A-Z]/.test(text) && (degreeIn(text)?.rest ?? "x").startsWith(" "))
    .slice(0, 1);
}

/** One school above several degrees of it, each with its dates: a study for each. */
function byDegree({ head, body }: CvEntry, words: CvWords): CvEntry[] {
  const lines = [...head, ...body];
  const school = lines.find((line) => isSchoolLine(line, words));
  const degrees = lines.flatMap((line, at) => (line !== school && isDegreeLine(line) ? [at] : []));
  const isWhole = degrees.length < 2 && (degrees[0] ?? 0) < head.length;
  if (school === undefined || isWhole) return [{ head: [...head, ...degreeBelow(head, body)], body }];
  return degrees.map((at, turn) => {
    const until = degrees[turn + 1] ?? lines.length;
    return { head: [school, ...lines.slice(at, at + 1)], body: lines.slice(at + 1, until) };
  });
}

/** The school of an entry that names none by a word: what is neither degree nor major nor place. */
function unnamedSchool(parts: readonly Part[], words: CvWords): Part | undefined {
  return parts.find(
    ({ text, label }) =>
      label === null &&
      degreeIn(text) === null &&
      !isKnownMajor(majorText(text), words) &&
      /^\p{Lu}/u.test(text) &&
      text.length < 60,
  );
}

function findStudy({ head, body }: CvEntry, words: CvWords): CvStudy | null {
  const isNamed = (line: CvLine) => !isRemark(line.text) || findPeriod(line.text, true) !== null;
  const read = getHead(head.filter(isNamed), words, true);
  const lines = [...head, ...body];
  const known = study(read, lines, words);
  if (known !== null || read.period === null || !read.parts.some(({ text }) => degreeIn(text) !== null)) return known;
  const school = unnamedSchool(read.parts, words);
  if (school === undefined) return null;
  const parts = read.parts.map((part): Part => (part === school ? { ...part, label: "institution" } : part));
  const guessed = study({ ...read, parts }, lines, words);
  return guessed?.institution == null ? null : { ...guessed, institution: { ...guessed.institution, confidence: 0.6 } };
}

/** The studies of a section, in its order. */
export function studiesIn(all: readonly CvLine[], words: CvWords): CvStudy[] {
  const rows = tableIn(all);
  if (rows !== null) return rows.map((row) => fromRow(row, words)).filter((each) => each !== null);
  const lines = withMarginsLifted(withoutOuterBullets(withGridTaken(all)), words);
  const named = all.filter((line) => isSchoolLine(line, words) && !unit.test(line.text));
  const isSchool = (line: CvLine) => isSchoolLine(line, words) && (named.length === 0 || !unit.test(line.text));
  const stand = lines.some((line) => !line.isBullet && isSchool(line));
  const plain = lines.map((line) => ({ ...line, isBullet: line.isBullet && (stand || !isSchool(line)) }));
  const isAnchor = plain.some(isSchool) ? isSchool : (line: CvLine) => findPeriod(line.text, true) !== null;
  const entries = getEntries(plain, isAnchor).flatMap((entry) => byDegree(entry, words));
  return entries.map((entry) => findStudy(entry, words)).filter((each) => each !== null);
}
