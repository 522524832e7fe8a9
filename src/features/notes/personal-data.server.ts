import type { PersonalData } from "../../platform/personal-data.ts";
import { deleteNotesOf } from "./note.queries.server.ts";

/**
 * What staff wrote of a person's applications. The account's own export leaves it out: whoever asks for it is answered
 * by the privacy officer (recruiting §11).
 */
export const notesPersonalData: PersonalData = {
  tables: ["notes", "note_mentions"],
  tell: async () => [],
  async erase(tx, { applicantId }) {
    await deleteNotesOf(tx, applicantId);
    return [];
  },
};
