import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { phaseDetails } from "./entry-details.schema.ts";
import { entries } from "./master-data.queries.server.ts";

/** A phase of recruitment; texts in both languages, because the history answers both (§3 phaseDesc). */
export interface RecruitmentPhase {
  id: number;
  code: string | null;
  name: string;
  indonesianDesc: string;
  englishDesc: string;
  /** What an applicant has ready for it, in the asked language; "" where nothing is said. */
  prepare: string;
  /** Calendar days it takes at most, null when not promised. */
  promisedDays: number | null;
}

/** The phases in their order. */
export async function recruitmentPhases(db: Db, language: Language): Promise<RecruitmentPhase[]> {
  return (await entries(db, "recruitmentPhase", language)).map(({ id, code, text, details }) => {
    const { descriptionId, descriptionEn, prepareId, prepareEn, promisedDays } = phaseDetails.parse(details);
    const descriptions = { indonesianDesc: descriptionId, englishDesc: descriptionEn };
    return { id, code, name: text, ...descriptions, prepare: language === "id" ? prepareId : prepareEn, promisedDays };
  });
}
