import { redirect } from "react-router";
import type { PageAction } from "../../../../../contract/page.ts";
import { dropDraft } from "../../../../drafts/portal/drafts.calls.ts";
import { updateProfile } from "../../../../resumes/portal/resume.calls.ts";
import type { ProfileData } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
import type { Answered } from "../outcome/outcome.ts";
import { type Outcome, outcomeOf } from "../outcome/outcome.ts";
import { readReviewForm } from "../read-review-form.ts";
import { draftFields, draftTaken } from "./draft-fields.ts";
import { findWaitingDraft } from "./waiting-draft.ts";

/** Takes the draft that was looked at into the resume. @returns what stopped it, null once it is in */
async function takeDraft(page: PageAction<unknown>, stored: ProfileData): Promise<Outcome | null> {
  const { captcha, version } = readReviewForm(page.form);
  const draft = await findWaitingDraft(page, stored);
  const wasSeen = version === String(stored.version) && page.form.get(draftFields.version) === String(draft?.version);
  if (draft === null || !wasSeen || draft.isContested) return { status: "changed" };
  if (draft.faults.length > 0) return { status: "incomplete" };
  if (captcha === "") return { status: "wrong", obstacles: ["captcha"] };
  const body = { data: draft.profile, grecaptcha: captcha, lang: page.language };
  const sent = await page.api.send(updateProfile, { body });
  if (sent.status === "refused") return outcomeOf(sent);
  await page.api.send(dropDraft, { path: { name: "resume" } });
  return null;
}

/** The same for a review at `here`, which then shows the resume as it is. */
export async function actOnDraft(page: PageAction<unknown>, stored: ProfileData, here: string): Promise<Answered> {
  const outcome = await takeDraft(page, stored);
  if (outcome !== null) return { at: page.now.getTime(), outcome, of: "draft" };
  throw redirect(`${here}${here.includes("?") ? "&" : "?"}${draftTaken}=1`);
}
