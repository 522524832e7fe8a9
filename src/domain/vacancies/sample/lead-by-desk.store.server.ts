import type { Tx } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";

/** Gives vacancies of the sample content who leads them, and whether they hide who somebody is. */
export async function leadByDesk(
  tx: Tx,
  vacancies: readonly { id: number; lead: "desk" | "import"; isBlind: boolean }[],
): Promise<void> {
  for (const { id, lead, isBlind } of vacancies) {
    await tx.updateTable("vacancies").set({ lead, blind: isBlind }).where("id", "=", id).execute();
  }
}
