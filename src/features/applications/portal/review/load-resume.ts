import { need, type PageRequest } from "../../../../contract/page.ts";
import { getProfile } from "../../../resumes/portal/resume.calls.ts";
import { resumeAnswers, textsIn } from "./answers/answers.ts";
import { loadTexts } from "./answers/load-texts.ts";
import { draftReview, draftTaken, findWaitingDraft } from "./draft/draft-review.ts";
import { missingParts } from "./missing-parts.ts";

const consentOf = { kebenaranData: "dataTruth", penggunaanData: "dataUse" } as const;

/** The person's own resume, as a review shows it. */
export async function loadResume(page: PageRequest<unknown>) {
  const { api, language, url } = page;
  const profile = need(await api.send(getProfile, { path: { lang: language } }), url).data;
  const draft = await findWaitingDraft(page, profile);
  const { texts, phases } = await loadTexts(api, language, profile, ...(draft === null ? [] : [draft.content]));
  const { oldImageUrl: photo, cvName, cvUrl } = profile.personalData;
  return {
    phases,
    sections: resumeAnswers(profile, textsIn(texts)),
    files: { photo, cvName, cvUrl },
    draft: draft && draftReview(profile, draft, textsIn(texts)),
    /** A draft was taken in just now, on this page. */
    isDraftTaken: url.searchParams.has(draftTaken),
    missing: missingParts(profile.missing),
    isUpToDate: profile.isUpToDate,
    version: profile.version,
    /** Whose it is, for what this browser keeps. */
    owner: profile.personalData.email ?? "",
    consents: { dataTruth: profile.consent.kebenaranData, dataUse: profile.consent.penggunaanData },
    outdatedConsents: profile.outdatedConsents.map((name) => consentOf[name]),
  };
}

export type ReviewedResume = Awaited<ReturnType<typeof loadResume>>;
