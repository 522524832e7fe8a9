import { listAreas } from "../../../src/features/reference-data/areas.server.ts";
import { getNames } from "../../../src/features/reference-data/master-data.server.ts";
import { foldText } from "../../../src/features/reference-data/spelling.ts";
import type { Resume } from "../../../src/features/resumes/resume.ts";
import { areaNames, areasNamed, type KnownArea } from "../../../src/features/vacancies/areas-named.ts";
import type { FoundMatch } from "../../../src/features/vacancies/match/find-matches.server.ts";
import type { Reason } from "../../../src/features/vacancies/match/score.ts";
import type { Db } from "../../../src/platform/database/database.ts";
import type { MadeProfile } from "./profiles.ts";

async function readVacancies(db: Db) {
  const rows = await db
    .selectFrom("vacancies")
    .innerJoin("vacancy_functions", "vacancy_functions.id", "vacancies.function_id")
    .innerJoin("companies", "companies.id", "vacancies.company_id")
    .select(["vacancies.id", "title_id", "title_en", "text_id", "text_en", "locations", "salary_min", "salary_max"])
    .select(["vacancies.category", "employment_type", "industry_id"])
    .select(["vacancies.description_id", "vacancies.description_en"])
    .select(["vacancies.requirement_id", "vacancies.requirement_en"])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Row = Awaited<ReturnType<typeof readVacancies>> extends Map<number, infer Value> ? Value : never;

const has = (text: string, phrase: string) => ` ${foldText(text)} `.includes(` ${foldText(phrase)} `);

/** Everything that decides whether a reason is true, read apart from how vacancies are scored. */
interface Truth {
  profile: MadeProfile;
  resume: Resume;
  /** Names of the internships' functions and of the majors, in both languages. */
  functions: readonly string[];
  majors: readonly string[];
  findAreas: (place: string) => readonly KnownArea[];
}

/** A city and the regency around it are near each other. */
const isNear = (one: KnownArea | undefined, others: readonly KnownArea[]) =>
  one !== undefined && others.some(({ shortNames }) => shortNames.some((name) => one.shortNames.includes(name)));

function isTrueOfWork({ code, words, about }: Reason, row: Row, { profile, functions }: Truth): boolean {
  const jobs = profile.experiences.flatMap(({ position, department }) => [position, department]);
  const names = [row.text_id, row.text_en].map(foldText);
  if (code === "title") {
    const stand = words.every((word) => has(`${row.title_id} ${row.title_en}`, word));
    return stand && (about === "study" ? profile.educations.length > 0 : jobs.length > 0);
  }
  if (names.includes("lainnya")) return false;
  const known = about === "internship" ? functions : jobs;
  return known.some((name) => names.includes(foldText(name)));
}

function isTrueOfPerson(code: Reason["code"], row: Row, { profile, resume, majors, findAreas }: Truth): boolean {
  const text = [row.title_id, row.title_en, row.description_id, row.requirement_id, row.description_en].join(" ");
  const fullText = `${text} ${row.requirement_en}`.replace(/<[^>]*>/g, " ");
  const isInternship = /intern|magang/i.test(`${row.title_id} ${row.title_en} ${row.employment_type ?? ""}`);
  const home = findAreas(profile.domicile ?? profile.domicileOther ?? "");
  const places = row.locations.flatMap((place) => findAreas(place));
  const industries = [...resume.experiences, ...resume.internships].map(({ industryId }) => industryId);
  const isTrue: Record<Exclude<Reason["code"], "title" | "function">, () => boolean> = {
    category: () => (isInternship ? profile.category === 1 : row.category === profile.category),
    major: () => majors.some((major) => has(fullText, major)),
    degree: () => profile.educations.some(({ degree }) => has(fullText, degree)),
    industry: () => row.industry_id !== null && industries.includes(row.industry_id),
    place: () => home.length > 1 && isNear(home[0], places),
    province: () => isNear(home.at(-1), places),
    salary: () => (row.salary_max ?? row.salary_min ?? 0) >= (profile.expectedSalary ?? Number.POSITIVE_INFINITY),
  };
  return code === "title" || code === "function" ? false : isTrue[code]();
}

/** Judges every reason of matches; returns the untrue ones, in words. */
export async function reasonJudge(db: Db) {
  const rows = await readVacancies(db);
  const names = areaNames(await listAreas(db));
  const findAreas = (place: string) => areasNamed(place === "Surabya" ? "Surabaya" : place, names);
  return async (profile: MadeProfile, resume: Resume, matches: readonly FoundMatch[]): Promise<string[]> => {
    const lists = await getNames(db, [
      ["function", resume.internships.map(({ functionId }) => functionId)],
      ["major", resume.educations.map(({ majorId }) => majorId)],
    ]);
    const functions = lists
      .of(
        "function",
        resume.internships.map(({ functionId }) => functionId),
      )
      .flat();
    const listed = lists
      .of(
        "major",
        resume.educations.map(({ majorId }) => majorId),
      )
      .flat();
    const typed = profile.educations.flatMap(({ majorOther }) =>
      majorOther === undefined ? [] : [majorOther, majorOther.replace("Acounting", "Accounting")],
    );
    const majors = [...listed, ...typed].filter((major) => !["Lainnya", "Others"].includes(major));
    const truth = { profile, resume, functions, majors, findAreas };
    return matches.flatMap(({ vacancyId, reasons }) => {
      const row = rows.get(vacancyId);
      if (row === undefined) return [`${vacancyId} is no vacancy`];
      const untrue = reasons.filter((reason) =>
        reason.code === "title" || reason.code === "function"
          ? !isTrueOfWork(reason, row, truth)
          : !isTrueOfPerson(reason.code, row, truth),
      );
      return untrue.map(({ code, words }) => `${code} ${words.join(" ")} of ${row.title_id}`);
    });
  };
}
