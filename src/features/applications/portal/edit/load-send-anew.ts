import type { PageRequest } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { getProfile } from "../../../resumes/portal/resume.calls.ts";
import type { ProfileContent } from "../../../resumes/portal/wire/profile-answer.schema.ts";
import { changedSections } from "../changed-answers.ts";
import { textsIn } from "../review/answers/answers.ts";
import { loadTexts } from "../review/answers/load-texts.ts";
import { missingParts } from "../review/missing-parts.ts";

/** What sending the resume anew would change, and what it lacks; null where it cannot be sent. */
export async function loadSendAnew(
  { api, language }: PageRequest<unknown>,
  sent: ProfileContent,
  editableUntil: string | null,
) {
  if (editableUntil === null) return null;
  const profile = await api.send(getProfile, { path: { lang: language } });
  if (profile.status === "refused") return null;
  const { data } = profile.answer;
  const { texts } = await loadTexts(api, language, sent, data);
  return {
    until: { date: dateText(jakartaDay(editableUntil)), time: timeText(editableUntil) },
    changes: changedSections(sent, data, textsIn(texts)),
    missing: missingParts(data.missing),
    hasStatements: data.consent.kebenaranData && data.consent.penggunaanData,
  };
}

export type SendAnewData = NonNullable<Awaited<ReturnType<typeof loadSendAnew>>>;
