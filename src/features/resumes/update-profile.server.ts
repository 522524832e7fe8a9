import { transactIf } from "../../platform/database/transact-if.ts";
import type { Platform } from "../../platform/platform.ts";
import { withNewFiles } from "../documents/new-files.server.ts";
import type { NewFile } from "../documents/read-file.server.ts";
import { type CheckedProfile, type SavedProfile, saveProfile } from "./save-profile.server.ts";

/** Saves a checked profile and its files: all of it, or nothing. */
export async function updateProfile(
  { database, files, clock }: Platform,
  applicantId: number,
  profile: CheckedProfile,
  newFiles: readonly NewFile[],
): Promise<SavedProfile["status"]> {
  const { saved } = await withNewFiles(files, newFiles, async (put) => {
    const isSaved = ({ status }: SavedProfile) => status === "saved";
    const saved = await transactIf(database, isSaved, (tx) => saveProfile(tx, applicantId, profile, put, clock()));
    return { saved, isKept: isSaved(saved), unused: saved.status === "saved" ? saved.unused : [] };
  });
  return saved.status;
}
