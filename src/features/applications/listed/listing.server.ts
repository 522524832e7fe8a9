import { createHash } from "node:crypto";
import type { Tx } from "../../../platform/database/database.ts";
import type { KeptList } from "../../reference-data/lists.ts";
import { getNames, listEntries, type Names } from "../../reference-data/master-data.server.ts";
import { foldText } from "../../reference-data/spelling.ts";
import type { Education, Resume } from "../../resumes/resume.ts";
import type { Snapshot } from "../history.queries.server.ts";

/** The listed and searchable values of a sent resume. */
export interface Listing {
  name: string;
  nameKey: string;
  degreeId: number | null;
  degreeRank: number;
  institutionId: number | null;
  institutionOther: string | null;
  institutionKey: string;
  majorId: number | null;
  majorOther: string | null;
  experienceMonths: number;
  domicileId: number | null;
  domicileOther: string | null;
  domicileKey: string;
  salary: number;
  /** By which the same person may be found again. */
  phoneKey: string;
  personKey: string;
  /** Folded, with a space between. */
  words: string;
  /** The same without name and institutions. */
  blindWords: string;
}

const listPresent = <Value>(values: readonly (Value | null)[]) => values.filter((value) => value !== null);

/** The entries of lists that a resume names. */
function entriesIn({ educations, experiences, internships, domicileId }: Resume) {
  const work = [...experiences, ...internships];
  const studied: [KeptList, (number | null)[]] = ["institution", educations.map(({ institutionId }) => institutionId)];
  const others: [KeptList, (number | null)[]][] = [
    ["degree", educations.map(({ degreeId }) => degreeId)],
    ["major", educations.map(({ majorId }) => majorId)],
    ["industry", work.map(({ industryId }) => industryId)],
    ["function", internships.map(({ functionId }) => functionId)],
    ["rank", experiences.map(({ rankId }) => rankId)],
    ["domicile", [domicileId]],
  ];
  return { studied, others };
}

/** All texts about work and education except the place of study. */
function tellingTexts({ educations, experiences, organisations, internships, domicileOther }: Resume): string[] {
  return [
    ...listPresent(educations.map(({ majorOther }) => majorOther)),
    ...listPresent(
      experiences.flatMap(({ company, position, mainJob, department }) => [company, position, mainJob, department]),
    ),
    ...listPresent(organisations.map(({ name }) => name)),
    ...listPresent(internships.map(({ institution }) => institution)),
    ...listPresent([domicileOther]),
  ];
}

/** The education that is listed: of the highest degree, of these the last that began. */
function highest(educations: readonly Education[], ranks: ReadonlyMap<number, number>): Education | undefined {
  const rank = ({ degreeId }: Education) => ranks.get(degreeId ?? 0) ?? -1;
  const byRank = (one: Education, other: Education) =>
    rank(other) - rank(one) || (other.startYear ?? 0) - (one.startYear ?? 0);
  return educations.toSorted(byRank)[0];
}

function getKey(names: Names, list: KeptList, id: number | null, other: string | null): string {
  const text = other ?? names.of(list, [id])[0]?.[0];
  return foldText(text ?? "").slice(0, longestKey);
}

/** Length of a sort key; more characters distinguish nothing, and an index takes no more. */
const longestKey = 120;

function getMonths({ experienceYears, experienceMonths }: Resume): number {
  if (experienceYears === null) return -1;
  return experienceYears * 12 + (experienceMonths ?? 0);
}

async function getRanks(tx: Tx): Promise<Map<number, number>> {
  return new Map((await listEntries(tx, "degree", "id")).map(({ id }, place) => [id, place]));
}

/** A hash to compare two values, and for nothing else; "" for an empty value. */
function sameness(parts: readonly (string | null)[]): string {
  if (parts.some((part) => part === null || part === "")) return "";
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);
}

/** By which applications with the same phone number are found; "" of none. */
export function getPhoneKey(phone: string | null): string {
  return sameness([phone?.replace(/\D/g, "") ?? null]);
}

/**
 * Returns the listed values of a resume and of the answers that were sent with it.
 * @param answered in own words, which a blind list does not find anybody by
 */
export async function getListing(tx: Tx, { resume }: Pick<Snapshot, "resume">, answered = ""): Promise<Listing> {
  const { educations, domicileId, domicileOther } = resume;
  const ranks = await getRanks(tx);
  const education = highest(educations, ranks);
  const { studied, others } = entriesIn(resume);
  const names = await getNames(tx, [studied, ...others]);
  const institutions = names.of(...studied).flat();
  const telling = [...others.flatMap((one) => names.of(...one).flat()), ...tellingTexts(resume)];
  const name = resume.name ?? "";
  const hidden = [name, ...institutions, ...listPresent(educations.map(({ institutionOther }) => institutionOther))];
  const { degreeId = null, institutionId = null, institutionOther = null } = education ?? {};
  return {
    ...{ name, nameKey: foldText(name).slice(0, longestKey) },
    ...{ degreeId, degreeRank: ranks.get(degreeId ?? 0) ?? -1, institutionId, institutionOther },
    institutionKey: getKey(names, "institution", institutionId, institutionOther),
    ...{ majorId: education?.majorId ?? null, majorOther: education?.majorOther ?? null },
    ...{ experienceMonths: getMonths(resume), domicileId, domicileOther },
    domicileKey: getKey(names, "domicile", domicileId, domicileOther),
    salary: resume.expectedSalary ?? -1,
    phoneKey: getPhoneKey(resume.phone),
    personKey: sameness([foldText(name), resume.birthDate]),
    ...{ words: foldText([...hidden, ...telling, answered].join(" ")), blindWords: foldText(telling.join(" ")) },
  };
}
