import type { PersonalData } from "../../platform/personal-data.ts";
import { deleteActs, listReleasedActs } from "./act.queries.server.ts";

/** Decisions on a person's applications, with the messages that they got. */
export const actsPersonalData: PersonalData = {
  tables: ["acts"],
  tell: async (db, { applicantId }) => [{ name: "decisions", data: await listReleasedActs(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteActs(tx, applicantId);
    return [];
  },
};
