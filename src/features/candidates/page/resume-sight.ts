import { entryLists, type ListName } from "../../resumes/entry-fields.ts";
import {
  type Converters,
  convertFields,
  type Field,
  fieldsOfPart,
  forEachKind,
  personParts,
  type ValueOfKind,
  type Values,
  type Visibility,
} from "../../resumes/field-kinds.ts";
import { personalFields, seekingFields } from "../../resumes/fields.ts";
import type { PersonalData } from "../../resumes/resume.ts";
import type { Sight } from "../candidate.ts";

/** The parts of a resume that two versions may differ in. */
export const resumeParts = [
  ...personParts,
  "educations",
  "experiences",
  "organisations",
  "internships",
  "photo",
  "cv",
] as const;
export type ResumePart = (typeof resumeParts)[number];

/** Whether a reader with these limits sees a field that is visible to `shownTo`. */
export function isVisible(shownTo: Visibility, { isHidden, isReduced }: Sight): boolean {
  switch (shownTo) {
    case "all":
      return true;
    case "not-while-blind":
      return !isHidden;
    case "not-managers":
      return !isReduced;
    case "recruiters":
      return !isHidden && !isReduced;
    case "nobody":
      return false;
  }
}

const { name: _, ...aboutPerson } = fieldsOfPart(personalFields, "person");

/** The person's data below the name in the heading: contact details first. */
export const factFields = { ...fieldsOfPart(personalFields, "contact"), ...aboutPerson };
export type Facts = Values<typeof factFields>;

/** Facts about the person as far as they may be seen; null elsewhere. */
export function visibleFacts(resume: PersonalData, sight: Sight): Facts {
  const seen = <Value>(value: Value, { shownTo }: Field) => (isVisible(shownTo, sight) ? value : null);
  const seenOfKind: Converters<ValueOfKind, ValueOfKind> = {
    ...forEachKind<<Value>(value: Value, field: Field) => Value | null>(seen),
    tick: (isTicked, { shownTo }) => isTicked && isVisible(shownTo, sight),
  };
  return convertFields(factFields, "name", resume, seenOfKind);
}

const personFields = Object.entries<Field>({ ...personalFields, ...seekingFields });

const isList = (part: ResumePart): part is ListName => Object.hasOwn(entryLists, part);

/** Whether a change of this part reveals nothing of what its reader may not see. */
export function isPartVisible(part: ResumePart, sight: Sight): boolean {
  if (part === "photo" || part === "cv") return isVisible("recruiters", sight);
  const fields = isList(part)
    ? Object.values<Field>(entryLists[part].fields)
    : personFields.map(([, field]) => field).filter((field) => field.part === part);
  return fields.every(({ shownTo }) => shownTo === "nobody" || isVisible(shownTo, sight));
}

/** The fields of a part of the person. */
export function getFacts(part: ResumePart, resume: PersonalData): unknown[] {
  const values: Readonly<Record<string, unknown>> = resume;
  return personFields.filter(([, field]) => field.part === part).map(([name]) => values[name]);
}
