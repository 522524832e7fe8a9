import { m } from "#messages";
import { dateText, monthName, numberText } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { KeptList } from "../reference-data/lists.ts";
import { getTexts, listEntries } from "../reference-data/master-data.server.ts";
import { foldText } from "../reference-data/spelling.ts";
import type { ResumePath } from "../resumes/completeness.ts";
import type { CvWords } from "./cv-facts.ts";

type Values = Readonly<Record<ResumePath, string | number | boolean | null>>;

/** The list that a field chooses from. */
const lists: Readonly<Record<string, KeptList>> = {
  domicileId: "domicile",
  degreeId: "degree",
  institutionId: "institution",
  majorId: "major",
  rankId: "rank",
  industryId: "industry",
  functionId: "function",
  positionId: "organisationPosition",
  gender: "gender",
};

const getField = (path: ResumePath) => path.split(".").at(-1) ?? "";

/** Values in words; the text beside 'Others' replaces it. */
export async function wordsFor(
  db: Db,
  drafts: readonly { path: ResumePath; values: Values; now: Values }[],
  language: Language,
): Promise<(values: Values, path: ResumePath) => string | null> {
  const known = new Map<string, string>();
  for (const [field, list] of Object.entries(lists)) {
    const own = drafts.filter(({ path }) => getField(path) === field);
    const ids = own
      .flatMap(({ path, values, now }) => [values[path], now[path]])
      .filter((id) => typeof id === "number");
    if (ids.length === 0) continue;
    for (const [id, text] of await getTexts(db, list, ids, language)) known.set(`${field} ${id}`, text);
  }
  return (values, path) => {
    const other = Object.entries(values).find(([name]) => name !== path)?.[1];
    if (typeof other === "string") return other;
    const value = values[path] ?? null;
    const field = getField(path);
    if (value === null || value === "" || value === false) return null;
    if (field in lists) return known.get(`${field} ${value}`) ?? null;
    if (value === true) return m.resumes_cv_studying({}, { locale: language });
    if (field === "birthDate") return dateText(String(value), language);
    const [year = "", month = ""] = String(value).split("-");
    if (field.endsWith("Month")) return `${monthName(Number(month), language)} ${year}`;
    return field.startsWith("grade") && typeof value === "number" ? numberText(value, language) : String(value);
  };
}

const bare = (name: string) => name.replace(/^(kabupaten|kota administrasi|kota) /, "");

/** Words of our lists that a CV is searched for. */
export async function listWords(db: Db): Promise<CvWords> {
  const domiciles = (await listEntries(db, "domicile", "id")).flatMap(({ text }) => text.split(",").map(foldText));
  const majors = [...(await listEntries(db, "major", "id")), ...(await listEntries(db, "major", "en"))];
  return {
    places: new Set([...domiciles, ...domiciles.map(bare)]),
    institutions: new Set((await listEntries(db, "institution", "id")).map(({ text }) => foldText(text))),
    majors: new Set(majors.map(({ text }) => foldText(text))),
  };
}
