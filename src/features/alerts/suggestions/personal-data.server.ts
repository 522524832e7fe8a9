import type { PersonalData } from "../../../platform/personal-data.ts";
import { removeSuggestions, statesOf, suggestedRows } from "./suggestion.queries.server.ts";

/** When suggestions were looked for, and what was suggested. */
export const suggestionsPersonalData: PersonalData = {
  tables: ["suggestions", "suggested_vacancies"],
  async tell(db, { applicantId }) {
    const { lookedAt, toldAt, told } = (await statesOf(db, [applicantId])).get(applicantId) ?? {};
    const data = { lookedAt, toldAt, told, vacancies: await suggestedRows(db, applicantId) };
    return [{ name: "suggestions", data }];
  },
  async erase(tx, { applicantId }) {
    await removeSuggestions(tx, applicantId);
    return [];
  },
};
