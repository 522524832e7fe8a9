import type { PersonalData } from "../../platform/personal-data.ts";
import { forgetLooks, looksAt } from "./look.queries.server.ts";

/**
 * Who looked at a person's data, as that person may read it. What the trail itself holds of them is a number under a
 * seal: it stays, and leads nowhere once the account is gone.
 */
export const auditPersonalData: PersonalData = {
  tables: ["looks", "trail_people"],
  tell: async (db, { applicantId }) => [{ name: "looks", data: await looksAt(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await forgetLooks(tx, applicantId);
    return [];
  },
};
