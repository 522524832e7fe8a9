import { type GroupName, groupNames, groups } from "../../extended-forms/definition/definition.ts";
import { type FormValues, mapEntries } from "../../extended-forms/form.ts";

/** Groups that hiring managers never see (recruiting §11): family, references; and statements, which say nothing. */
const hiddenGroups: ReadonlySet<GroupName> = new Set<GroupName>([
  "family",
  "father",
  "mother",
  "familyMembers",
  "references",
  "referenceFlag",
  "consents",
]);

/** Of the personal data they see no more than these; whatever is added to it stays hidden by itself. */
const seenOfPerson: ReadonlySet<string> = new Set(["fullName", "experienceCategory"]);

function isSeen(name: GroupName, field: string): boolean {
  if (hiddenGroups.has(name)) return false;
  if (name === "personalData") return seenOfPerson.has(field);
  return groups[name].fields[field]?.kind !== "money";
}

/** A form without what hiring managers never see. */
export function reducedForm(form: FormValues): FormValues {
  const seen = Object.fromEntries(
    groupNames.flatMap((name) => (hiddenGroups.has(name) || form[name] === undefined ? [] : [[name, form[name]]])),
  );
  return mapEntries(seen, ({ name, entry }) =>
    Object.fromEntries(Object.entries(entry).filter(([field]) => isSeen(name, field))),
  );
}
