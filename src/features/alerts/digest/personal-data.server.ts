import type { PersonalData } from "../../../platform/personal-data.ts";
import { emailKey } from "../../identity/email.ts";
import { lookedAtRows, removeLookedAt } from "./vacancy-letter.queries.server.ts";

/** When letters of vacancies were looked at for a person, these two days. */
export const vacancyLettersPersonalData: PersonalData = {
  tables: ["vacancy_letters"],
  tell: async (db, { email }) => [{ name: "vacancy-letters", data: await lookedAtRows(db, emailKey(email)) }],
  async erase(tx, { email }) {
    await removeLookedAt(tx, emailKey(email));
    return [];
  },
};
