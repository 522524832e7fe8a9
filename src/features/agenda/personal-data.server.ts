import type { PersonalData } from "../../platform/personal-data.ts";
import { giveAllBack, registrationsOf } from "./agenda.queries.server.ts";

/** Events that a person registered for; erasing gives the places back. */
export const agendaPersonalData: PersonalData = {
  tables: ["event_registrations"],
  tell: async (db, { applicantId }) => [{ name: "event-registrations", data: await registrationsOf(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await giveAllBack(tx, applicantId);
    return [];
  },
};
