import type { PersonalData } from "../../../platform/personal-data.ts";
import { deleteWarning, warningRows } from "./inactivity-warning.store.server.ts";

/** That a person was told that the account is about to be erased. */
export const retentionPersonalData: PersonalData = {
  tables: ["inactivity_warnings"],
  tell: async (db, { applicantId }) => [{ name: "inactivity-warnings", data: await warningRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteWarning(tx, applicantId);
    return [];
  },
};
