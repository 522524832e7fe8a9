import type { PersonalData } from "../../platform/personal-data.ts";
import { deleteActsOf, releasedActsOf } from "./act.queries.server.ts";

/** What was decided of a person's applications, with the words that they were told. */
export const actsPersonalData: PersonalData = {
  tables: ["acts"],
  tell: async (db, { applicantId }) => [{ name: "decisions", data: await releasedActsOf(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteActsOf(tx, applicantId);
    return [];
  },
};
