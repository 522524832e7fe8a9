import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** The recruiter of a vacancy's company, of several the first. */
const itsRecruiter = sql<number | null>`(
  select min(staff_id) from recruiter_companies where recruiter_companies.company_id = vacancies.company_id)`;

/** Gives vacancies of the sample content who leads them, who owns them, and whether they hide who somebody is. */
export async function leadByDesk(
  tx: Tx,
  vacancies: readonly { id: number; lead: "desk" | "import"; isBlind: boolean }[],
): Promise<void> {
  for (const { id, lead, isBlind } of vacancies) {
    const owner = lead === "desk" ? itsRecruiter : null;
    await tx.updateTable("vacancies").set({ lead, blind: isBlind, owner_id: owner }).where("id", "=", id).execute();
  }
}
