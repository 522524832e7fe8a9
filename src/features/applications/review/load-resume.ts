import { need, type PageRequest } from "../../../contract/page.ts";
import { getProfile } from "../../resumes/resume.calls.ts";
import { resumeAnswers, textsIn } from "./answers/answers.ts";
import { loadTexts } from "./answers/load-texts.ts";
import { missingParts } from "./missing-parts.ts";

/** The person's own resume, as a review shows it. */
export async function loadResume({ api, language, url }: PageRequest<unknown>) {
  const profile = need(await api.send(getProfile, { path: { lang: language } }), url).data;
  const { texts, phases } = await loadTexts(api, language, profile);
  const { oldImageUrl: photo, cvName, cvUrl } = profile.personalData;
  return {
    phases,
    sections: resumeAnswers(profile, textsIn(texts)),
    files: { photo, cvName, cvUrl },
    missing: missingParts(profile.missing),
    isUpToDate: profile.isUpToDate,
    version: profile.version,
    consents: { dataTruth: profile.consent.kebenaranData, dataUse: profile.consent.penggunaanData },
  };
}

export type ReviewedResume = Awaited<ReturnType<typeof loadResume>>;
