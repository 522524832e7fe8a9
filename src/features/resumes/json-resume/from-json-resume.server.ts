import type { Db } from "../../../platform/database/database.ts";
import { type KeptList, otherCode } from "../../reference-data/lists.ts";
import { idOfCode, idOfText } from "../../reference-data/master-data.server.ts";
import { foldText } from "../../reference-data/spelling.ts";
import {
  type Converters,
  convertFields,
  fieldsIn,
  filledFrom,
  forEachKind,
  type Kind,
  mapFields,
  renameFields,
} from "../field-kinds.ts";
import { personalFields } from "../fields.ts";
import type { Education, Experience, Internship, Organisation, Resume } from "../resume.ts";
import { listLimits } from "../rules/limits.ts";
import { readPhone } from "../rules/phone.ts";
import { degreeCodeIn, emailIn, fitting, gradeIn, isInternship } from "./foreign-values.ts";
import type { ForeignDate, ForeignEducation, ForeignResume, ForeignWork } from "./read-json-resume.ts";

/** An entry's own number is given when it is saved; a known one keeps it. */
const newEntry = 0;

const isSame = (one: string | null, other: string | null) => foldText(one ?? "") === foldText(other ?? "");

/** The id of a text in a list, or 'Others' with the text; null where the file says nothing. */
async function chosen(db: Db, list: KeptList, text: string | null, set: "names" | "plain") {
  const id = text === null ? null : await idOfText(db, list, text);
  if (text === null || id !== null) return { id, other: null };
  const other = fitting(text, set);
  return other === null ? { id: null, other } : { id: await idOfCode(db, list, otherCode), other };
}

async function study(db: Db, foreign: ForeignEducation, thisYear: number): Promise<Education> {
  const institution = await chosen(db, "institution", foreign.institution ?? null, "names");
  const major = await chosen(db, "major", foreign.area ?? null, "plain");
  const named = foreign.studyType === undefined ? null : await idOfText(db, "degree", foreign.studyType);
  const code = degreeCodeIn(foreign.studyType);
  const graded = gradeIn(foreign.score ?? foreign.gpa);
  return {
    id: newEntry,
    degreeId: named ?? (code === null ? null : await idOfCode(db, "degree", code)),
    institutionId: institution.id,
    institutionOther: institution.other,
    majorId: major.id,
    majorOther: major.other,
    isStudying: (foreign.endDate?.year ?? thisYear + 1) > thisYear,
    startYear: foreign.startDate?.year ?? null,
    endYear: foreign.endDate?.year ?? null,
    grade: graded?.grade ?? null,
    gradeScale: graded?.gradeScale ?? null,
  };
}

/** What JSON Resume has no word for stays with a job that the resume has already. */
function job(foreign: ForeignWork, current: readonly Experience[]): Experience {
  const company = fitting(foreign.name ?? foreign.company, "names");
  const position = fitting(foreign.position, "plain");
  const known = current.find((entry) => isSame(entry.company, company) && isSame(entry.position, position));
  const { id = newEntry, positionTypeId = null, rankId = null, industryId = null, department = null } = known ?? {};
  return {
    ...{ id, company, position, positionTypeId, rankId, industryId, department },
    mainJob: fitting(foreign.summary ?? foreign.highlights?.[0], "plain") ?? known?.mainJob ?? null,
    startYear: foreign.startDate?.year ?? null,
    endYear: foreign.endDate?.year ?? null,
  };
}

const monthText = (date: ForeignDate) => (date?.month === undefined ? null : `${date.year}-${date.month}`);

function practice(foreign: ForeignWork, current: readonly Internship[]): Internship {
  const institution = fitting(foreign.name ?? foreign.company, "names");
  const [startMonth, endMonth] = [monthText(foreign.startDate), monthText(foreign.endDate)];
  const known = current.find((entry) => isSame(entry.institution, institution) && entry.startMonth === startMonth);
  const { id = newEntry, functionId = null, industryId = null } = known ?? {};
  return { id, institution, functionId, industryId, startMonth, endMonth };
}

async function membership(
  db: Db,
  { organization, position }: NonNullable<ForeignResume["volunteer"]>[number],
  current: readonly Organisation[],
): Promise<Organisation> {
  const name = fitting(organization, "names");
  const known = current.find((entry) => isSame(entry.name, name));
  const positionId = position === undefined ? null : await idOfText(db, "organisationPosition", position);
  const { id = newEntry, scopeId = null } = known ?? {};
  return { id, name, positionId: positionId ?? known?.positionId ?? null, scopeId };
}

/** The facts that JSON Resume has a name for. */
const facts = fieldsIn(personalFields, "json");

const noFacts = mapFields(
  facts,
  "json",
  forEachKind((): string | undefined => undefined),
);

type Brought = Record<Kind, string | null>;

/** A fact of the file as our field takes it; null when nothing of it is left. */
const factOfKind: Converters<Record<Kind, string | undefined>, Brought> = {
  ...forEachKind(() => null),
  text: (text, { characters }) => fitting(text, characters),
  email: emailIn,
  phone: (text) => readPhone(text ?? ""),
};

async function getBasics(db: Db, { basics }: ForeignResume, current: Resume): Promise<Partial<Resume>> {
  const place = basics?.location?.city ?? basics?.location?.region ?? null;
  const domicile = await chosen(db, "domicile", place, "plain");
  const texts = convertFields(facts, "json", { ...noFacts, ...basics }, factOfKind);
  const brought = renameFields<typeof facts, "json", "name", Brought>(facts, texts, "json", "name");
  return {
    ...filledFrom(facts, brought, current),
    ...(domicile.id === null ? {} : { domicileId: domicile.id, domicileOther: domicile.other }),
  };
}

/** When something ended: what continues has not, and is newer than all else. */
const getEnd = ({ startDate, endDate }: Dated) => (endDate === undefined && startDate ? ongoing : monthNumber(endDate));

const ongoing = Number.MAX_SAFE_INTEGER;

const monthNumber = (date: ForeignDate) => (date === undefined ? 0 : date.year * 12 + Number(date.month ?? 0));

interface Dated {
  startDate?: ForeignDate;
  endDate?: ForeignDate;
}

/** As many as our list allows, the newest first; in the file's order without dates. */
function newest<Entry extends Dated>(entries: readonly Entry[], most: number): Entry[] {
  const begins = ({ startDate }: Entry) => monthNumber(startDate);
  return entries.toSorted((one, other) => getEnd(other) - getEnd(one) || begins(other) - begins(one)).slice(0, most);
}

/**
 * A resume with what a file brings: facts that we take stand in place of ours, a list of the file in place of our list,
 * as far as ours goes; what the file does not speak of stays. Texts become ids of our lists where a list has them.
 */
export async function withJsonResume(
  db: Db,
  foreign: ForeignResume,
  current: Resume,
  thisYear: number,
): Promise<Resume> {
  const works = foreign.work ?? [];
  const jobs = newest(
    works.filter(({ position }) => !isInternship(position)),
    listLimits.experiences,
  );
  const practices = newest(
    works.filter(({ position }) => isInternship(position)),
    listLimits.internships,
  );
  const studies = newest(foreign.education ?? [], listLimits.educations);
  const members = (foreign.volunteer ?? []).slice(0, listLimits.organisations);
  return {
    ...current,
    ...(await getBasics(db, foreign, current)),
    experiences: jobs.length > 0 ? jobs.map((entry) => job(entry, current.experiences)) : current.experiences,
    internships:
      practices.length > 0 ? practices.map((entry) => practice(entry, current.internships)) : current.internships,
    educations:
      studies.length > 0 ? await Promise.all(studies.map((entry) => study(db, entry, thisYear))) : current.educations,
    organisations:
      members.length > 0
        ? await Promise.all(members.map((entry) => membership(db, entry, current.organisations)))
        : current.organisations,
  };
}
