import type { Api } from "../../../../../contract/client.ts";
import type { Language } from "../../../../../i18n/language.ts";
import { type EntryTexts, loadEntryTexts } from "../../../../reference-data/portal/load-entry-texts.ts";
import { getMasterLists } from "../../../../reference-data/portal/master-data.calls.ts";
import type { ProfileContent } from "../../../../resumes/portal/wire/profile-answer.schema.ts";

/** The names that an answer needs, and the phases that an application goes through. */
export interface ReviewTexts {
  texts: EntryTexts;
  phases: string[];
}

function named(entries: readonly { id: number; text: string }[]): Record<number, string> {
  return Object.fromEntries(entries.map(({ id, text }) => [id, text]));
}

/** Short lists come whole in one call; of the long ones only what was chosen, in all that is shown. */
export async function loadTexts(
  api: Api,
  language: Language,
  ...profiles: readonly ProfileContent[]
): Promise<ReviewTexts> {
  const educations = profiles.flatMap(({ pendidikanList }) => pendidikanList);
  const [lists, long] = await Promise.all([
    api.send(getMasterLists, { path: { lang: language } }),
    loadEntryTexts(api, language, {
      domicile: profiles.map(({ personalData }) => personalData.domisili),
      institution: educations.map(({ institusiID }) => institusiID),
      major: educations.map(({ jurusanID }) => jurusanID),
    }),
  ]);
  if (lists.status === "refused") return { texts: long, phases: [] };
  const { data } = lists.answer;
  return {
    texts: {
      workExperience: named(data.workExperience),
      degree: named(data.degree),
      organisationPosition: named(data.organisationPosition),
      organisationScope: named(data.organisationScope),
      function: named(data.function),
      rank: named(data.rank),
      positionType: named(data.positionType),
      industry: named(data.industry),
      seekingJobStatus: named(data.seekingJobStatus),
      emailSuggestionPeriod: named(data.emailSuggestionPeriod),
      ...long,
    },
    phases: data.recruitmentPhase.map(({ text }) => text),
  };
}
