import type { educationFields, experienceFields, internshipFields, organisationFields } from "./entry-fields.ts";
import { forEachKind, type Makers, mapFields, type ValueOfKind, type Values } from "./field-kinds.ts";
import { personalFields, seekingFields } from "./fields.ts";

/** Facts about the person. */
export type PersonalData = Values<typeof personalFields> & Values<typeof seekingFields>;

/** The id of an entry in its list. */
type Numbered = { id: number };

export type Education = Numbered & Values<typeof educationFields>;
export type Experience = Numbered & Values<typeof experienceFields>;
export type Organisation = Numbered & Values<typeof organisationFields>;
export type Internship = Numbered & Values<typeof internshipFields>;

/** What an applicant tells about himself, as it is stored and sent along with an application. */
export type Resume = PersonalData & {
  educations: Education[];
  experiences: Experience[];
  organisations: Organisation[];
  internships: Internship[];
};

/** The two statements of §5: the data is true, the group's companies may use it. */
export interface Consents {
  dataTruth: boolean;
  dataUse: boolean;
}

/** A resume with what lies beside it. */
export interface WholeResume {
  resume: Resume;
  hasPhoto: boolean;
  hasCv: boolean;
  consents: Consents;
}

/** What a field of each kind holds that nobody filled in. */
export const emptyOfKind = { ...forEachKind(() => null), tick: () => false } satisfies Makers<ValueOfKind>;

/** A resume in which nothing is filled in. */
export const emptyResume: Resume = {
  ...mapFields(personalFields, "name", emptyOfKind),
  ...mapFields(seekingFields, "name", emptyOfKind),
  educations: [],
  experiences: [],
  organisations: [],
  internships: [],
};
