import type { PersonalData } from "../../platform/personal-data.ts";
import { deleteScorecards } from "./scorecard.queries.server.ts";

/**
 * What staff judged of a person's applications. The account's own export leaves it out: a request for it is answered
 * by the privacy officer (recruiting §11).
 */
export const scorecardsPersonalData: PersonalData = {
  tables: ["scorecards", "scorecard_versions"],
  tell: async () => [],
  async erase(tx, { applicantId }) {
    await deleteScorecards(tx, applicantId);
    return [];
  },
};
