import { captchaName } from "../../../../contract/captcha-name.ts";

/** Names of the review's fields. */
export const formNames = {
  dataTruth: "dataTruth",
  dataUse: "dataUse",
  /** "My resume is still right", where it is older than six months. */
  confirm: "confirm",
  /** Version of the resume that the person looked at. */
  version: "version",
  /** The vacancies, each with the media code of its activity link. */
  vacancy: "vacancy",
  media: "media",
} as const;

/** Values of the form around a review. */
export interface ReviewForm {
  captcha: string;
  isConfirmed: boolean;
  version: string;
  consent: { kebenaranData: boolean; penggunaanData: boolean };
}

/** Reads it; what is missing is empty or not given. */
export function readReviewForm(form: FormData): ReviewForm {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    captcha: text(captchaName),
    isConfirmed: form.has(formNames.confirm),
    version: text(formNames.version),
    consent: { kebenaranData: form.has(formNames.dataTruth), penggunaanData: form.has(formNames.dataUse) },
  };
}

/** The form around a review; its button is in the bar. */
export const applyFormId = "apply";
