import { need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { readDraft } from "../../../drafts/portal/drafts.calls.ts";
import type { Begun } from "../../../drafts/portal/keep/asking-keeper.ts";
import { loadEntryTexts } from "../../../reference-data/portal/load-entry-texts.ts";
import { getFormLists } from "../../../reference-data/portal/master-data.calls.ts";
import { todayInJakarta } from "../../rules/calendar.ts";
import { type DraftData, serverDraft } from "../draft/local-draft.ts";
import { formLists } from "../form/frame/form-lists.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import { valuesFromProfile, wantedEntries } from "../form/values/values-from-profile.ts";
import { joinResumes } from "../merge-resumes.ts";
import { getFormProfile } from "../resume.calls.ts";

/** The stored resume, its draft, and the lists to choose from. */
export async function loadEdit({ api, language, url, isSignedIn, now }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  const path = { lang: language };
  const [profileSent, listsSent, draftSent] = await Promise.all([
    api.send(getFormProfile, { path }),
    api.send(getFormLists, { path }),
    api.send(readDraft, { path: { name: "resume" } }),
  ]);
  const profile = need(profileSent, url).data;
  const lists = need(listsSent, url).data;
  const draft = need(draftSent, url).data;
  const texts = await loadEntryTexts(api, language, wantedEntries(profile));
  return {
    saved: valuesFromProfile(profile, { texts, language }),
    version: profile.version,
    hasOutdatedConsents: profile.outdatedConsents.length > 0,
    draft: serverDraft.parse(draft),
    lists: formLists(lists),
    today: todayInJakarta(now),
  };
}

export type EditData = Awaited<ReturnType<typeof loadEdit>>;

/** The resume as it is stored. */
export interface Stored {
  values: ResumeValues;
  version: number;
}

interface Opened {
  values: ResumeValues;
  begun: Begun<ResumeValues>;
}

/**
 * What the form shows: the draft, joined with what was saved elsewhere since it was begun. Where both changed the same,
 * the draft stays as it is, and its person is asked when it is saved.
 */
export function openDraft(stored: Stored, draft: DraftData | null): Opened {
  if (draft === null) return { values: stored.values, begun: stored };
  const { base = null, profileVersion } = draft;
  const values = draftOver(stored.values, draft.values);
  if (profileVersion === stored.version) return { values, begun: stored };
  const both = joinResumes(base, values, stored.values);
  if (!both.hasConflicts) return { values: both.mine, begun: stored };
  return { values, begun: { values: base, version: profileVersion } };
}

/** A draft upon the resume as it is saved: stored files and the e-mail are never a draft's. */
export function draftOver(saved: ResumeValues, draft: ResumeValues): ResumeValues {
  const { oldImageUrl, cvName, cvFacts, email } = saved.personalData;
  return { ...draft, personalData: { ...draft.personalData, oldImageUrl, cvName, cvFacts, email } };
}
