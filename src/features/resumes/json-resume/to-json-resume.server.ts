import { m } from "#messages";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { KeptList } from "../../reference-data/lists.ts";
import { getTexts } from "../../reference-data/master-data.server.ts";
import {
  type Converters,
  convertFields,
  fieldsIn,
  forEachKind,
  type Kind,
  renameFields,
  type ValueOfKind,
} from "../field-kinds.ts";
import { personalFields } from "../fields.ts";
import { getReferences } from "../references.ts";
import type { Education, Experience, Internship, Resume } from "../resume.ts";
import type { JsonResume } from "./json-resume.ts";

type Say = (list: KeptList, id: number | null, other?: string | null) => string | undefined;

const schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** The words for ids, in one language; a free text stands before the name of 'Others'. */
async function words(db: Db, resume: Resume, language: Language): Promise<Say> {
  const known = new Map<string, string>();
  for (const { list, id } of getReferences(resume)) {
    if (!known.has(`${list} ${id}`))
      known.set(`${list} ${id}`, (await getTexts(db, list, [id], language)).get(id) ?? "");
  }
  return (list, id, other = null) => other ?? (known.get(`${list} ${id}`) || undefined);
}

const text = (value: string | number | null) => (value === null ? undefined : String(value));

/** The facts that JSON Resume has a name for. */
const facts = fieldsIn(personalFields, "json");

type Texts = Record<Kind, string | undefined>;

const textOfKind: Converters<ValueOfKind, Texts> = { ...forEachKind(text), tick: () => undefined };

function job({ company, position, mainJob, startYear, endYear }: Experience): JsonResume["work"][number] {
  return {
    name: text(company),
    position: text(position),
    startDate: text(startYear),
    endDate: text(endYear),
    summary: text(mainJob),
  };
}

/** JSON Resume has no internships: they are work, and their position says so. */
function practice({ institution, functionId, startMonth, endMonth }: Internship, say: Say): JsonResume["work"][number] {
  const work = say("function", functionId);
  const position = work === undefined ? m.resumes_json_internship() : m.resumes_json_internship_in({ work });
  return { name: text(institution), position, startDate: text(startMonth), endDate: text(endMonth) };
}

function study(entry: Education, say: Say): JsonResume["education"][number] {
  const { grade, gradeScale } = entry;
  return {
    institution: say("institution", entry.institutionId, entry.institutionOther),
    area: say("major", entry.majorId, entry.majorOther),
    studyType: say("degree", entry.degreeId),
    startDate: text(entry.startYear),
    endDate: text(entry.endYear),
    score: grade === null || gradeScale === null ? text(grade) : `${grade}/${gradeScale}`,
  };
}

/** A resume as JSON Resume, its words in one language. Photo, CV and what only applying needs have no place there. */
export async function toJsonResume(db: Db, resume: Resume, language: Language): Promise<JsonResume> {
  const say = await words(db, resume, language);
  const city = say("domicile", resume.domicileId, resume.domicileOther);
  return {
    $schema: schema,
    basics: {
      ...renameFields<typeof facts, "name", "json", Texts>(
        facts,
        convertFields(facts, "name", resume, textOfKind),
        "name",
        "json",
      ),
      location: city === undefined ? undefined : { city },
    },
    work: [...resume.experiences.map(job), ...resume.internships.map((entry) => practice(entry, say))],
    volunteer: resume.organisations.map(({ name, positionId }) => ({
      organization: text(name),
      position: say("organisationPosition", positionId),
    })),
    education: resume.educations.map((entry) => study(entry, say)),
    meta: { version: "v1.0.0" },
  };
}
