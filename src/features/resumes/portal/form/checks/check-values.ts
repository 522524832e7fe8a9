import "../../field-texts.ts";
import { m } from "#messages";
import { fieldMessage } from "../../../../../contract/field-errors.ts";
import { entryLists } from "../../../entry-fields.ts";
import type { Field, OtherIds } from "../../../field-kinds.ts";
import { personalFields, seekingFields } from "../../../fields.ts";
import { todayInJakarta } from "../../../rules/calendar.ts";
import { faultsOf } from "../../../whole-form.ts";
import { fieldOfProfilePath, profilePath } from "../../wire/paths.ts";
import { profileSchema } from "../../wire/profile.schema.ts";
import { consentsFrom, resumeFromProfile } from "../../wire/resume-from-form.ts";
import { profileFromValues } from "../values/profile-from-values.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";

/** A wrong or missing field, by the profile's wire path: `pendidikanList.0.nilai`, `personalData.cvName`. */
export interface FieldFault {
  path: string;
  code: string;
  /** The server's own sentence, where it refused what the browser let pass. */
  message?: string;
}

/** What lies beside the fields. */
export interface Beside {
  others: OtherIds;
  hasPhoto: boolean;
  hasCv: boolean;
}

export type CheckValues = (values: ResumeValues, beside: Beside) => FieldFault[];

/** The profile leaves the last year of a current job open; the form asks which of both it is. */
function openEnds(values: ResumeValues): FieldFault[] {
  return values.pengalamanList.flatMap(({ isCurrent, tahunSelesai }, index) =>
    isCurrent || tahunSelesai !== "" ? [] : [{ path: `pengalamanList.${index}.tahunSelesai`, code: "required" }],
  );
}

/** Checks a form by the rules of the server (one schema for both), everything at once. */
export function createCheck(now: () => Date): CheckValues {
  const schema = profileSchema(now);
  return (values, { others, hasPhoto, hasCv }) => {
    const raw = { ...profileFromValues(values, others), version: 0 };
    const faults = faultsOf(
      {
        schema,
        read: (profile) => ({
          resume: resumeFromProfile(profile),
          hasPhoto,
          hasCv,
          consents: consentsFrom(profile),
        }),
        namesOf: (path) => [profilePath(path)],
        today: todayInJakarta(now()),
      },
      raw,
      others,
    );
    return [...faults.map(({ path, code }) => ({ path: path.map(String).join("."), code })), ...openEnds(values)];
  };
}

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

type Text = () => string;

/** What to do where something is missing that is no field of the table: files, whole lists, statements. */
const requiredTexts: Readonly<Record<string, Text>> = {
  "personalData.oldImageUrl": m.resumes_form_required_photo,
  "personalData.cvName": m.resumes_form_required_cv,
  pendidikanList: m.resumes_form_required_education,
  pengalamanList: m.resumes_form_required_experience,
  "consent.kebenaranData": m.resumes_form_required_consent_truth,
  "consent.penggunaanData": m.resumes_form_required_consent_use,
};

/** Codes that the form says in its own words: its country code stands in a box of its own. */
const ownTexts: Readonly<Record<string, Text>> = { "phone-format": m.resumes_form_phone_format };

/** The sentence that a wrong field shows. */
export function faultMessage(path: string, code: string): string {
  const own = code === "required" ? (requiredTexts[path] ?? fieldOfProfilePath(path)?.ask) : ownTexts[code];
  return own === undefined ? fieldMessage(code) : own();
}
