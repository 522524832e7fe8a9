import type { Platform } from "../../../platform/platform.ts";
import { fileUrl } from "../../documents/documents.ts";
import type { ResumeSummary } from "../../identity/ports.server.ts";
import { seekingStatusCode } from "../master-lists.server.ts";
import { findResume } from "../resume.queries.server.ts";
import { isUpToDate } from "../rules/staleness.ts";

/** A resume's data in the sign-in answer. */
export async function resumeSummary(
  { database: { db }, settings, clock }: Platform,
  applicantId: number,
): Promise<ResumeSummary> {
  const { photo, resume, confirmedAt } = await findResume(db, applicantId);
  const { seekingStatusId } = resume;
  return {
    profilePicture: photo && fileUrl(settings.basePath, photo.name),
    isUpToDate: confirmedAt !== null && isUpToDate(confirmedAt, clock()),
    seekingJobStatus: (seekingStatusId === null ? null : await seekingStatusCode(db, seekingStatusId)) ?? "",
  };
}
