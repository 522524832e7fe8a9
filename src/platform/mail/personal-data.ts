import type { PersonalData } from "../personal-data.ts";
import { removeMailsTo, unsentMailsTo } from "./outbox.store.ts";

/** Mails that have not gone out, waiting or given up; those that have are empty rows, and no room's. */
export const mailPersonalData: PersonalData = {
  tables: ["outbox"],
  tell: async (db, { email }) => [{ name: "waiting-mails", data: await unsentMailsTo(db, email) }],
  async erase(tx, { email }) {
    await removeMailsTo(tx, email);
    return [];
  },
};
