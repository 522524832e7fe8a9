import type { PersonalData } from "../../platform/personal-data.ts";
import { removeStars, starRows } from "./star.queries.server.ts";

/** What a person wrote in STAR forms. */
export const interviewsPersonalData: PersonalData = {
  tables: ["applicant_stars"],
  tell: async (db, { applicantId }) => [{ name: "star-forms", data: await starRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await removeStars(tx, applicantId);
    return [];
  },
};
