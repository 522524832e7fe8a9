import type { Db, Tx } from "../../platform/database/database.ts";
import { cvRules } from "../../platform/files/cv.ts";
import "./documents.tables.ts";

/** CVs that passed older rules than today's, some of them. */
export function cvsOfOlderRules(db: Db, most: number): Promise<{ name: string; applicantId: number }[]> {
  return db
    .selectFrom("resume_files")
    .select(["name", "applicant_id as applicantId"])
    .where("role", "=", "cv")
    .where("withheld_at", "is", null)
    .where("inspected_by", "<", cvRules)
    .orderBy("inspected_by")
    .limit(most)
    .execute();
}

export async function noteInspected(db: Db, name: string): Promise<void> {
  await db.updateTable("resume_files").set({ inspected_by: cvRules }).where("name", "=", name).execute();
}

/**
 * Takes a CV out of everybody's reach; the file stays in the store.
 * @returns what its owner calls it; undefined when it is gone
 */
export async function withholdCv(tx: Tx, name: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable("resume_files")
    .set({ inspected_by: cvRules, withheld_at: now })
    .where("name", "=", name)
    .where("withheld_at", "is", null)
    .returning("original_name")
    .executeTakeFirst();
  return row?.original_name;
}
