import type { PersonalData } from "../../platform/personal-data.ts";
import { deleteNoticesOf } from "./notice.queries.server.ts";

/** That staff were told something of a person's applications: numbers, which go with the account. */
export const noticesPersonalData: PersonalData = {
  tables: ["staff_notices"],
  tell: async () => [],
  async erase(tx, { applicantId }) {
    await deleteNoticesOf(tx, applicantId);
    return [];
  },
};
