import type { PersonalData } from "../../platform/personal-data.ts";
import { forgetFilesOf } from "./bulk-job.store.server.ts";
import { forgetRowsOf } from "./row.store.server.ts";

/**
 * Jobs name applications by their numbers, and files of exports tell of people for a day. What was decided of a person
 * is told by the acts, that a file was made by the looks.
 */
export const bulkJobsPersonalData: PersonalData = {
  tables: ["bulk_job_rows", "bulk_job_files"],
  tell: async () => [],
  async erase(tx, { applicantId }, now) {
    await forgetFilesOf(tx, applicantId);
    await forgetRowsOf(tx, applicantId, now);
    return [];
  },
};
