import type { Held } from "../../../platform/held/held.ts";
import { deleteAllSaved, savedRows } from "./saved-vacancy.store.server.ts";

/** Vacancies that a person saved. */
export const heldSaved: Held = {
  tables: ["saved_vacancies"],
  tell: async (db, { applicantId }) => [{ name: "saved-vacancies", data: await savedRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteAllSaved(tx, applicantId);
    return [];
  },
};
