import { redirect } from "react-router";
import type { PageAction } from "../../../../contract/page.ts";
import { getProfile } from "../../../resumes/portal/resume.calls.ts";
import type { ProfileData } from "../../../resumes/portal/wire/profile-answer.schema.ts";
import { type CheckedAnswers, checkAnswers } from "../../../vacancies/questions/answer.ts";
import { type SubmitRequest, submitAll, submitApplication, submitWithProfile } from "../application.calls.ts";
import { actOnDraft, draftFields } from "./draft/draft-review.ts";
import { missingParts, obstacles } from "./missing-parts.ts";
import { type Answered, getOutcome, type Outcome } from "./outcome/outcome.ts";
import { answersIn, askedIn, typedIn } from "./questions/answer-form.ts";
import { type ReviewedLink, reviewPath, reviewTarget } from "./review-address.ts";
import { formNames, type ReviewForm, readReviewForm } from "./review-form.ts";

interface SendForm extends ReviewForm {
  /** In their order. */
  vacancies: { id: number; mediaCode: string }[];
  /** To what they ask. */
  answers: CheckedAnswers;
}

function read(form: FormData): SendForm {
  const texts = (name: string) => form.getAll(name).map((value) => (typeof value === "string" ? value : ""));
  const media = texts(formNames.media);
  const vacancies = texts(formNames.vacancy).map((id, index) => ({ id: Number(id), mediaCode: media[index] ?? "" }));
  const questions = askedIn(form);
  return { ...readReviewForm(form), vacancies, answers: checkAnswers(questions, answersIn(questions, typedIn(form))) };
}

/** Checks before an application is sent (§4: profile validation). */
export function refusal(
  profile: ProfileData,
  { version, isConfirmed, consent, captcha, answers }: ReviewForm & { answers?: CheckedAnswers },
): Outcome | null {
  if (String(profile.version) !== version) return { status: "changed" };
  if (missingParts(profile.missing).length > 0) return { status: "incomplete" };
  const wrong = answers?.status === "wrong" ? answers.faults : [];
  const found = obstacles({
    incompleteSections: 0,
    isUpToDate: profile.isUpToDate,
    isConfirmed,
    wrongAnswers: wrong.length,
    dataTruth: consent.kebenaranData,
    dataUse: consent.penggunaanData,
    isCaptchaSolved: captcha !== "",
  });
  return found.length > 0 ? { status: "wrong", obstacles: found, answers: wrong } : null;
}

/** Answers as the wire takes them; what was not answered is left out. */
function findAnswers({ answers }: SendForm): SubmitRequest["body"]["answers"] {
  if (answers.status === "wrong") return [];
  return answers.answers.flatMap(({ questionId, value }) => {
    if (value === null) return [];
    return [{ questionId, value: typeof value === "object" ? [...value] : value }];
  });
}

/**
 * A resume that is up to date goes as it is stored; an old one that was confirmed is saved again with the application.
 */
async function sendOne(page: PageAction<unknown>, profile: ProfileData, form: SendForm) {
  const [vacancy] = form.vacancies;
  const { captcha: grecaptcha, consent } = form;
  const activityPlatform = vacancy?.mediaCode || null;
  const answers = findAnswers(form);
  const application = { VacancyId: vacancy?.id ?? 0, activityPlatform, grecaptcha, answers, lang: page.language };
  if (profile.isUpToDate) return page.api.send(submitApplication, { body: { ...application, consent } });
  const { isComplete: _, missing: __, isUpToDate: ___, ...stored } = profile;
  const body = { ...application, data: { ...stored, consent } };
  return page.api.send(submitWithProfile, { body });
}

/** Several at once, a result each (J2); the address has the results, so that a reload shows them again. */
async function sendSeveral(
  page: PageAction<unknown>,
  links: readonly ReviewedLink[],
  form: SendForm,
): Promise<Outcome> {
  const { captcha: grecaptcha, consent, isConfirmed: confirm, vacancies } = form;
  const [VacancyId, activityPlatform] = [vacancies.map(({ id }) => id), vacancies.map(({ mediaCode }) => mediaCode)];
  const answers = findAnswers(form);
  const body = { VacancyId, activityPlatform, grecaptcha, consent, confirm, answers, lang: page.language };
  const sent = await page.api.send(submitAll, { body });
  if (sent.status === "refused") return getOutcome(sent);
  const { results } = sent.answer;
  const made = results.filter(({ acknowledge }) => acknowledge === 1);
  // What stops one for the resume's sake stops all: the page shows what it lacks by now.
  if (made.length === 0 && results.some(({ code }) => code === "profile-incomplete" || code === "consent-missing"))
    return { status: "changed" };
  if (made.length === 0 && results.some(({ code }) => code === "answers-missing")) return { status: "asked-again" };
  throw redirect(
    reviewPath(
      links,
      made.flatMap(({ applicationId }) => applicationId ?? []),
    ),
  );
}

/** Looks at the resume once more and applies (J1, J2). After a success it redirects to the address that confirms it. */
export async function act(page: PageAction<unknown>): Promise<Answered> {
  const typed = typedIn(page.form);
  const answered = (outcome: Outcome): Answered => ({ at: page.now.getTime(), outcome, of: "resume", typed });
  const form = read(page.form);
  const response = await page.api.send(getProfile, { path: { lang: page.language } });
  if (response.status === "refused") return answered(getOutcome(response));
  const profile = response.answer.data;
  if (page.form.has(draftFields.intent))
    return actOnDraft(page, profile, reviewPath(reviewTarget(page.url.searchParams).links));
  const stopped = refusal(profile, form);
  if (stopped !== null) return answered(stopped);
  const { links } = reviewTarget(page.url.searchParams);
  if (links.length > 1) return answered(await sendSeveral(page, links, form));
  const sent = await sendOne(page, profile, form);
  if (sent.status === "refused") return answered(getOutcome(sent));
  throw redirect(reviewPath(links, [sent.answer.applicationId]));
}
