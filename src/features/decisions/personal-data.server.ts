import type { PersonalData } from "../../platform/personal-data.ts";
import { deleteActs, listReleasedActs } from "./act.queries.server.ts";

/** What was decided of a person's applications, with the words that they were told. */
export const actsPersonalData: PersonalData = {
  tables: ["acts"],
  tell: async (db, { applicantId }) => [{ name: "decisions", data: await listReleasedActs(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteActs(tx, applicantId);
    return [];
  },
};
