import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownFiles, putFiles, removeFiles } from "../documents/new-files.server.ts";
import { recordConsents } from "./consent.queries.server.ts";
import { resumeCv, resumePhoto } from "./files.ts";
import { writeResume } from "./resume.queries.server.ts";
import type { SignedUpResume } from "./signed-up-files.server.ts";

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
    const names = await ownFiles(tx, applicantId, put, now);
    const photo = names.get(resumePhoto.role) ?? null;
    const cv = names.get(resumeCv.role) ?? null;
    await writeResume(tx, applicantId, 0, { resume, photo, cv }, now);
    await recordConsents(tx, applicantId, consents, now);
  } catch (error) {
    await removeFiles(store, put);
    throw error;
  }
}
