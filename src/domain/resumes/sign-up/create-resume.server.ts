import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordConsents } from "../consent.store.server.ts";
import { ownFiles, putFiles, removeFiles } from "../files/new-files.server.ts";
import { writeResume } from "../resume.store.server.ts";
import type { SignedUpResume } from "./check-sign-up.server.ts";

/** Stores the resume of a new account in the account's own transaction. */
export async function createResume(
  { files: store, clock }: Platform,
  tx: Tx,
  applicantId: number,
  { resume, consents, files }: SignedUpResume,
): Promise<void> {
  const now = clock();
  const put = await putFiles(store, files);
  try {
    const { photo = null, cv = null } = await ownFiles(tx, applicantId, put, now);
    await writeResume(tx, applicantId, 0, { resume, photo, cv }, now);
    await recordConsents(tx, applicantId, consents, now);
  } catch (error) {
    await removeFiles(store, put);
    throw error;
  }
}
