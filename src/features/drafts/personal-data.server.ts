import type { PersonalData } from "../../platform/personal-data.ts";
import { deleteDraftRows, draftRows } from "./draft.queries.server.ts";

/** What a person has begun and not sent. */
export const draftsPersonalData: PersonalData = {
  tables: ["drafts"],
  tell: async (db, { applicantId }) => [{ name: "drafts", data: await draftRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteDraftRows(tx, applicantId);
    return [];
  },
};
