import type { FilePurpose } from "../documents/documents.ts";
import type { FormValues } from "./form.ts";

/** Where the photo stands in a form; the document itself does not hold it. */
export const photoPath = "personalData.photo";

/** The part of a request that holds it, by which a refusal names it. */
export const photoPart = "photo";

/** A photo that only the form shows. */
export const formPhoto: FilePurpose = { role: "form-photo", part: photoPart };

/** The photo's address in a form. */
export function photoIn(form: FormValues): string | null {
  const group = form["personalData"];
  const photo = group === undefined || Array.isArray(group) ? null : group["photo"];
  return typeof photo === "string" ? photo : null;
}

/** The same form with another photo, or none. */
export function withPhoto(form: FormValues, photo: string | null): FormValues {
  const group = form["personalData"];
  if (group === undefined || Array.isArray(group)) return form;
  return { ...form, personalData: { ...group, photo } };
}
