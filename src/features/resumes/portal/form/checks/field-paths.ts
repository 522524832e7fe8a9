import { entryLists } from "../../../entry-fields.ts";
import type { Field } from "../../../field-kinds.ts";
import { personalFields, seekingFields } from "../../../fields.ts";

/** By the sign-up form's name; a birth date is three fields there. */
const signUpNames: ReadonlyMap<string, string> = new Map([
  ["photoProfile", "personalData.oldImageUrl"],
  ["cvFile", "personalData.cvName"],
  ...["dobDate", "dobMonth", "dobYear"].map((part) => [`PERSONAL_DATA.${part}`, "personalData.dob"] as const),
  ...Object.values<Field>(personalFields).map(
    ({ signUp, wire }) => [`PERSONAL_DATA.${signUp}`, `personalData.${wire}`] as const,
  ),
  ...Object.values<Field>(seekingFields).map(({ signUp, wire }) => [`${signUp}.id`, `personalData.${wire}`] as const),
]);

const signUpRoots: ReadonlyMap<string, string> = new Map([
  ["PERSONAL_DATA", "personalData"],
  ...Object.values(entryLists).map(({ signUp, wire }) => [signUp, wire] as const),
]);

/**
 * The form's field that a path of a refusal (422) means, whether update-profile named it or register:
 * `EDUCATION.0.nilai` and `pendidikanList.0.nilai` are one field.
 */
export function fieldPath(path: string): string {
  const whole = signUpNames.get(path);
  if (whole !== undefined) return whole;
  const [root = "", ...rest] = path.split(".");
  return [signUpRoots.get(root) ?? root, ...rest].join(".");
}
