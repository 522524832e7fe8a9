import type { Platform } from "../../platform/platform.ts";
import { type CvPlace, inspectStoredCvs } from "./inspect-cvs.server.ts";
import { sweepFiles } from "./sweep-files.server.ts";

/** Registers the files' jobs, by the names that databases have scheduled already; before `jobs.start()`. */
export async function workOnDocuments(platform: Platform, siteName: () => string, place: CvPlace): Promise<void> {
  // By night, when few send CVs of their own.
  await platform.jobs.schedule("resumes-inspect-cvs", "37 0-5 * * *", "any-clock", (_, signal) =>
    inspectStoredCvs(platform, { siteName: siteName(), place }, signal),
  );
  await platform.jobs.schedule("resumes-sweep-files", "23 3 * * *", "erases", () => sweepFiles(platform));
}
