import type { Platform } from "../../platform/platform.ts";
import { seekingStatusCode } from "./master-lists.server.ts";
import { lockResume, setSeekingStatus } from "./resume.queries.server.ts";

/**
 * Changes the seeking status alone, as the menu does (A13).
 * @returns its code, or null when the list has no such id
 */
export async function changeSeekingStatus(
  { database, clock }: Platform,
  applicantId: number,
  statusId: number,
): Promise<string | null> {
  const code = await seekingStatusCode(database.db, statusId);
  if (code === null) return null;
  await database.transact(async (tx) => {
    const current = await lockResume(tx, applicantId);
    await setSeekingStatus(tx, applicantId, current, statusId, clock());
  });
  return code;
}
