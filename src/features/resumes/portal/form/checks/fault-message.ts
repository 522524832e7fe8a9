import "../../field-texts.ts";
import { m } from "#messages";
import { fieldMessage } from "../../../../../contract/field-errors.ts";
import { fieldOfProfilePath } from "../../wire/paths.ts";

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
