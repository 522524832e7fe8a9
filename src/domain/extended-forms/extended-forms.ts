export { isNeeded, isShown, missingOf, type SectionState, sectionOf, sectionStates } from "./completeness.ts";
export { type GroupName, groupNames, groups, groupsOfHalf, type SectionId, sections } from "./definition/definition.ts";
export {
  type ChoiceField,
  type ChoicesField,
  type DayField,
  type Field,
  type Fields,
  type RankingField,
  type TextField,
  type Variant,
  variants,
  type YearField,
} from "./definition/field.ts";
export type { Entry, Group, Many, Value } from "./definition/group.ts";
export { begun, leastYearsToParent, parents } from "./definition/lifetime.ts";
export {
  type FormOwner,
  type FormPath,
  type FormValues,
  isBlank,
  type ListEntry,
  mapEntries,
  newEntry,
  placesOf,
  wholeEntry,
} from "./form.ts";
export { type FormLists, formLists } from "./form-lists.ts";
export { limits, longestOf } from "./limits.ts";
export { formPhoto, photoIn, photoPart, photoPath, withPhoto } from "./photo.ts";
export { knownFrom, pathsFromResume, prefilledForm } from "./prefill/prefill.ts";
export {
  type ChosenTexts,
  type PrintedEntry,
  type PrintedRow,
  type PrintedSection,
  printedForm,
} from "./printed/printed-form.ts";
export { referencesOf } from "./references.ts";
