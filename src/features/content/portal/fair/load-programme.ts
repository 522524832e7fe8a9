import type { Api } from "../../../../contract/client.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { TalentProgramme } from "../../fair/talent-programme.ts";
import { getTalentProgramme } from "../content.calls.ts";

/** The programme that runs now, for the shell; null when there is none, or when it cannot be learnt. */
export async function loadProgramme(api: Api, language: Language): Promise<TalentProgramme | null> {
  const sent = await api.send(getTalentProgramme, { query: { lang: language } });
  if (sent.status === "refused" || !sent.answer.isVirtueEventExists) return null;
  const { name, title, eventStartDate, eventEndDate, externalUrl, slides, paragraphs } = sent.answer;
  if (name === null || title === null || eventStartDate === null || externalUrl === null) return null;
  const days = { startsOn: eventStartDate.slice(0, 10), endsOn: eventEndDate?.slice(0, 10) ?? null };
  return { name, title, ...days, slides, paragraphs, externalUrl };
}
