import type { Platform } from "../../platform/platform.ts";
import { hasForm, insertStar } from "./star.queries.server.ts";

/** The sample content's form. */
const code = "STAR-01";

/** Asks the demonstration applicant for a STAR form in a phase. @returns its id, null without the sample's form */
export function seedDemonstrationStar(
  { database, clock }: Pick<Platform, "database" | "clock">,
  about: { applicantId: number; applicationId: number; phaseId: number },
): Promise<number | null> {
  return database.transact(async (tx) => {
    if (!(await hasForm(tx, code))) return null;
    return insertStar(tx, { ...about, code }, clock());
  });
}
