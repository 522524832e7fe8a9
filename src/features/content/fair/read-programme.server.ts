import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { programmeOn } from "./fair.queries.server.ts";
import type { TalentProgramme } from "./talent-programme.ts";

/** The talent programme that runs on a day (YYYY-MM-DD, Jakarta); null when there is none. */
export async function readProgramme(db: Db, day: string, language: Language): Promise<TalentProgramme | null> {
  const found = await programmeOn(db, day);
  if (found === undefined) return null;
  return {
    name: found.name[language],
    title: found.title[language],
    startsOn: found.starts_on,
    endsOn: found.ends_on,
    slides: found.slides.map(({ title, text, ...drawn }) => ({
      ...{ imageUrl: null, title: title[language], text: text[language] },
      ...drawn,
    })),
    paragraphs: found.paragraphs[language],
    externalUrl: found.external_url,
  };
}
