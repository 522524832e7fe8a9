import { redirect } from "react-router";
import type { PageAction } from "../../../contract/page.ts";
import { getProfile, updateProfile } from "../../resume/resume.calls.ts";
import { draftFields } from "../review/draft/draft-fields.ts";
import { actOnDraft } from "../review/draft/take-draft.ts";
import type { Answered } from "../review/outcome/outcome.ts";
import { type Outcome, outcomeOf } from "../review/outcome/outcome.ts";
import { readReviewForm } from "../review/read-review-form.ts";
import { refusal } from "../review/send-application.ts";
import { fairCheckPath, fairSavedPath } from "./fair-check-path.ts";

/** Saves the resume as it was looked at, with the statements: it counts as confirmed from now on. */
export async function act(page: PageAction<unknown>): Promise<Answered> {
  const answered = (outcome: Outcome): Answered => ({ at: page.now.getTime(), outcome, of: "resume" });
  const form = readReviewForm(page.form);
  const looked = await page.api.send(getProfile, { path: { lang: page.language } });
  if (looked.status === "refused") return answered(outcomeOf(looked));
  if (page.form.has(draftFields.intent)) return actOnDraft(page, looked.answer.data, fairCheckPath);
  const { isComplete: _, missing: __, isUpToDate: ___, ...stored } = looked.answer.data;
  // Saving is what confirms an old resume.
  const stopped = refusal({ ...looked.answer.data, isUpToDate: true }, form);
  if (stopped !== null) return answered(stopped);
  const body = { data: { ...stored, consent: form.consent }, grecaptcha: form.captcha, lang: page.language };
  const sent = await page.api.send(updateProfile, { body });
  if (sent.status === "refused") return answered(outcomeOf(sent));
  throw redirect(fairSavedPath);
}
