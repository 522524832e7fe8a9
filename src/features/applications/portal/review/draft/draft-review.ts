import { redirect } from "react-router";
import type { PageAction, PageRequest } from "../../../../../contract/page.ts";
import { jakartaDay } from "../../../../../i18n/calendar.ts";
import { dateText } from "../../../../../i18n/formats.ts";
import { dropDraft, readDraft } from "../../../../drafts/portal/drafts.calls.ts";
import { loadEntryTexts } from "../../../../reference-data/portal/load-entry-texts.ts";
import { getFormLists } from "../../../../reference-data/portal/master-data.calls.ts";
import { sections } from "../../../../resumes/completeness.ts";
import type { OtherIds } from "../../../../resumes/field-kinds.ts";
import { type DraftData, serverDraft } from "../../../../resumes/portal/draft/local-draft.ts";
import { openDraft } from "../../../../resumes/portal/edit/load-edit.ts";
import { createCheck, type FieldFault } from "../../../../resumes/portal/form/checks/check-values.ts";
import { faultMessage } from "../../../../resumes/portal/form/checks/fault-message.ts";
import { formLists, otherIdsOf } from "../../../../resumes/portal/form/frame/form-lists.ts";
import { profileFromValues } from "../../../../resumes/portal/form/values/profile-from-values.ts";
import { valuesFromProfile, wantedEntries } from "../../../../resumes/portal/form/values/values-from-profile.ts";
import { updateProfile } from "../../../../resumes/portal/resume.calls.ts";
import { sectionOfProfilePath } from "../../../../resumes/portal/wire/paths.ts";
import { type Profile, profileSchema } from "../../../../resumes/portal/wire/profile.schema.ts";
import type { ProfileContent, ProfileData } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
import { profileFromResume } from "../../../../resumes/portal/wire/profile-from-resume.ts";
import { resumeFromProfile } from "../../../../resumes/portal/wire/resume-from-form.ts";
import { readForm } from "../../../../resumes/whole-form.ts";
import { changedSections, type SectionChange } from "../../changed-answers.ts";
import type { TextOf } from "../answers/answers.ts";
import type { MissingPart } from "../missing-parts.ts";
import { type Answered, getOutcome, type Outcome } from "../outcome/outcome.ts";
import { readReviewForm } from "../review-form.ts";

/** The review's notice of a waiting draft. */
export interface DraftReview {
  version: number;
  /** "12/11/2026" */
  date: string;
  /** The changes it would make. */
  changes: SectionChange[];
  /** Why it cannot be taken in as it is: sections with what is wrong or missing. */
  faulty: MissingPart[];
  isContested: boolean;
}

function faultyParts({ faults }: WaitingDraft): MissingPart[] {
  return sections.flatMap((section) => {
    if (section === "consents") return [];
    const found = faults.filter(({ path }) => sectionOfProfilePath(path) === section);
    const wants = [...new Set(found.map(({ path, code, message }) => message ?? faultMessage(path, code)))];
    return wants.length === 0 ? [] : [{ section, wants }];
  });
}

/** A draft beside the resume that would be sent; null where it would change nothing. */
export function draftReview(stored: ProfileData, draft: WaitingDraft, textOf: TextOf): DraftReview | null {
  const changes = changedSections(stored, draft.content, textOf);
  const known = new Set(stored.missing);
  // The review already lists what the resume lacks.
  const isNew = draft.faults.some(({ path, code }) => code !== "required" || !known.has(path));
  if (changes.length === 0 && !isNew) return null;
  const { version, isContested } = draft;
  return { version, date: dateText(jakartaDay(draft.at)), changes, faulty: faultyParts(draft), isContested };
}

/** A draft of the resume beside the resume: what is typed there is no part of any application yet. */
interface WaitingDraft {
  /** The draft's own version, and when it was typed. */
  version: number;
  at: string;
  /** The values to save, and how they would read. */
  profile: Profile;
  content: ProfileContent;
  /** Its errors and missing fields, by the wire's paths. */
  faults: FieldFault[];
  /** The same was changed elsewhere since: its person compares both in the form. */
  isContested: boolean;
}

interface Beside {
  stored: ProfileData;
  others: OtherIds;
  page: Pick<PageRequest<unknown>, "language" | "now">;
  texts: Awaited<ReturnType<typeof loadEntryTexts>>;
}

/** Files belong to the resume alone, statements are given where it is sent. */
function beside(draft: DraftData, { stored, others, page: { language, now }, texts }: Beside) {
  const opened = openDraft({ values: valuesFromProfile(stored, { texts, language }), version: stored.version }, draft);
  const typed = { ...profileFromValues(opened.values, others), consent: stored.consent, version: stored.version };
  const profile = readForm(
    profileSchema(() => now),
    typed,
  ).form;
  if (profile === null) return null;
  const { oldImageUrl, cvName, cvUrl } = stored.personalData;
  const checked = createCheck(() => now)(
    { ...opened.values, consent: stored.consent },
    { others, hasPhoto: oldImageUrl !== null, hasCv: cvName !== null },
  );
  const wire = profileFromResume({
    resume: resumeFromProfile(profile),
    consents: { dataTruth: stored.consent.kebenaranData, dataUse: stored.consent.penggunaanData },
    ...{ photoUrl: oldImageUrl, cv: cvName === null || cvUrl === null ? null : { name: cvName, url: cvUrl } },
  });
  return {
    profile,
    content: wire,
    faults: checked.filter(({ path }) => !path.startsWith("consent.")),
    isContested: opened.begun.version !== stored.version,
  };
}

/** The draft that waits beside a resume; null without one, or where it or the form's lists cannot be read. */
export async function findWaitingDraft(
  { api, language, now }: PageRequest<unknown>,
  stored: ProfileData,
): Promise<WaitingDraft | null> {
  const sent = await api.send(readDraft, { path: { name: "resume" } });
  const draft = sent.status === "accepted" ? serverDraft.safeParse(sent.answer.data).data : undefined;
  if (!draft?.data) return null;
  const [lists, texts] = await Promise.all([
    api.send(getFormLists, { path: { lang: language } }),
    loadEntryTexts(api, language, wantedEntries(stored)),
  ]);
  if (lists.status === "refused") return null;
  const others = otherIdsOf(formLists(lists.answer.data));
  const found = beside(draft.data, { stored, others, page: { language, now }, texts });
  return found && { ...found, version: draft.version, at: draft.data.savedAt };
}

/** Values of the form around a waiting draft, beside the resume's version and the captcha. */
export const draftFields = {
  /** Distinguishes its form from the one that applies. */
  intent: "take-draft",
  version: "draft-version",
} as const;

/** The parameter in the address of a review after a draft was taken into its resume. */
export const draftTaken = "draft-taken";

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
  if (sent.status === "refused") return getOutcome(sent);
  await page.api.send(dropDraft, { path: { name: "resume" } });
  return null;
}

/** Takes the draft into the resume and redirects to the review at `here`. @returns the outcome where that failed */
export async function actOnDraft(page: PageAction<unknown>, stored: ProfileData, here: string): Promise<Answered> {
  const outcome = await takeDraft(page, stored);
  if (outcome !== null) return { at: page.now.getTime(), outcome, of: "draft" };
  throw redirect(`${here}${here.includes("?") ? "&" : "?"}${draftTaken}=1`);
}
