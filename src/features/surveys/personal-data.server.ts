import type { PersonalData } from "../../platform/personal-data.ts";
import { anonymiseSurveys, surveyRows } from "./survey.queries.server.ts";

/** A person's survey answers; erasing leaves the numbers, which say nothing of the person. */
export const surveysPersonalData: PersonalData = {
  tables: ["surveys"],
  tell: async (db, { applicantId }) => [{ name: "surveys", data: await surveyRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await anonymiseSurveys(tx, applicantId);
    return [];
  },
};
