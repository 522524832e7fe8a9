import { captchaName } from "../../../../contract/captcha-name.ts";
import { formNames } from "./form-names.ts";

/** What the form around a review sends. */
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
