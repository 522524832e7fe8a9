import type { PageRequest } from "../../../../../contract/page.ts";
import { readDraft } from "../../../../drafts/portal/drafts.calls.ts";
import { loadEntryTexts } from "../../../../reference-data/portal/load-entry-texts.ts";
import { getFormLists } from "../../../../reference-data/portal/master-data.calls.ts";
import type { OtherIds } from "../../../../resumes/field-kinds.ts";
import { type DraftData, serverDraft } from "../../../../resumes/portal/draft/draft-data.schema.ts";
import { openDraft } from "../../../../resumes/portal/edit/open-draft.ts";
import { createCheck, type FieldFault } from "../../../../resumes/portal/form/checks/check-values.ts";
import { formLists, otherIdsOf } from "../../../../resumes/portal/form/frame/form-lists.ts";
import { profileFromValues } from "../../../../resumes/portal/form/values/profile-from-values.ts";
import { valuesFromProfile, wantedEntries } from "../../../../resumes/portal/form/values/values-from-profile.ts";
import { type Profile, profileSchema } from "../../../../resumes/portal/wire/profile.schema.ts";
import type { ProfileContent, ProfileData } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
import { profileFromResume } from "../../../../resumes/portal/wire/profile-from-resume.ts";
import { resumeFromProfile } from "../../../../resumes/portal/wire/resume-from-form.ts";
import { readForm } from "../../../../resumes/whole-form.ts";

/** A draft of the resume beside the resume: what is typed there is no part of any application yet. */
export interface WaitingDraft {
  /** The draft's own version, and when it was typed. */
  version: number;
  at: string;
  /** What would be saved, and how it would read. */
  profile: Profile;
  content: ProfileContent;
  /** What is wrong or missing in it, by the wire's paths. */
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

/** The draft that waits beside a resume; null without one. */
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
