import { redirect } from "react-router";
import type { PageAction } from "../../../contract/page.ts";
import type { ProfileData } from "../../resumes/profile-answer.schema.ts";
import { getProfile } from "../../resumes/resume.calls.ts";
import { submitApplication, submitWithProfile } from "../application.calls.ts";
import { missingParts } from "./missing-parts.ts";
import { obstacles } from "./obstacles.ts";
import { type Outcome, outcomeOf } from "./outcome/outcome.ts";
import { type ReviewForm, readReviewForm } from "./read-review-form.ts";
import { reviewPath, reviewTarget } from "./review-address.ts";

/** What was answered, and when, so that the same answer twice is two answers. */
export interface Answered {
  at: number;
  outcome: Outcome;
}

/** What stops an application before it is sent (§4: profile validation). */
export function refusal(profile: ProfileData, { version, isConfirmed, consent, captcha }: ReviewForm): Outcome | null {
  if (String(profile.version) !== version) return { status: "changed" };
  if (missingParts(profile.missing).length > 0) return { status: "incomplete" };
  const found = obstacles({
    incompleteSections: 0,
    isUpToDate: profile.isUpToDate,
    isConfirmed,
    dataTruth: consent.kebenaranData,
    dataUse: consent.penggunaanData,
    isCaptchaSolved: captcha !== "",
  });
  return found.length > 0 ? { status: "wrong", obstacles: found } : null;
}

/** A resume that is up to date goes as it is stored; an old one that was confirmed is saved anew with the application. */
async function send(page: PageAction<unknown>, profile: ProfileData, form: ReviewForm) {
  const [link] = reviewTarget(page.url.searchParams).links;
  const { captcha: grecaptcha, consent, key } = form;
  const options = key === "" ? {} : { idempotencyKey: key };
  const activityPlatform = link?.activity || null;
  const application = { VacancyId: link?.vacancyId ?? 0, activityPlatform, grecaptcha, lang: page.language };
  if (profile.isUpToDate) return page.api.send(submitApplication, { body: { ...application, consent } }, options);
  const { isComplete: _, missing: __, isUpToDate: ___, ...stored } = profile;
  const body = { ...application, data: { ...stored, consent } };
  return page.api.send(submitWithProfile, { body }, options);
}

/** Looks at the resume once more and applies (J1). Success leads to the address that says so. */
export async function act(page: PageAction<unknown>): Promise<Answered> {
  const answered = (outcome: Outcome): Answered => ({ at: page.now.getTime(), outcome });
  const form = readReviewForm(page.form);
  const looked = await page.api.send(getProfile, { path: { lang: page.language } });
  if (looked.status === "refused") return answered(outcomeOf(looked));
  const profile = looked.answer.data;
  const stopped = refusal(profile, form);
  if (stopped !== null) return answered(stopped);
  const sent = await send(page, profile, form);
  if (sent.status === "refused") return answered(outcomeOf(sent));
  throw redirect(reviewPath(reviewTarget(page.url.searchParams).links, sent.answer.applicationId));
}
