import type { PersonalData } from "../../platform/personal-data.ts";
import { deleteAllSaved, savedRows } from "./saved-vacancy.queries.server.ts";

/** Vacancies that a person saved. */
export const vacanciesPersonalData: PersonalData = {
  tables: ["saved_vacancies"],
  tell: async (db, { applicantId }) => [{ name: "saved-vacancies", data: await savedRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteAllSaved(tx, applicantId);
    return [];
  },
};
