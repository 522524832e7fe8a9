import { site } from "../contract/site.ts";
import { workOnActs } from "../domain/acts/work-on-acts.server.ts";
import { morningAlerts, workOnAlerts } from "../domain/alerts/alerts.server.ts";
import { applicationsTo } from "../domain/applications/by-vacancy/by-vacancy.queries.server.ts";
import { workOnApplications } from "../domain/applications/work-on-applications.server.ts";
import { workOnTrail } from "../domain/audit/seal-trail.server.ts";
import { workOnBulkJobs } from "../domain/bulk-jobs/work/work-on-jobs.server.ts";
import { workOnCandidates } from "../domain/candidates/list/read-cv-words.server.ts";
import { workOnDay } from "../domain/day/work-on-day.server.ts";
import { workOnDocuments } from "../domain/documents/documents.server.ts";
import { workOnHelpCentre } from "../domain/help/help.server.ts";
import { workOnInvitations } from "../domain/invitations/join/work-on-invitations.server.ts";
import { workOnNotices } from "../domain/notices/work-on-notices.server.ts";
import { startAccountWork } from "../domain/people/account-work.server.ts";
import { workOnMyAccount } from "../domain/personal-data/personal-data.server.ts";
import { cvPlace } from "../domain/resumes/files.server.ts";
import { createReadLately } from "../domain/suggestions/new-vacancies.server.ts";
import { suggestionSource } from "../domain/suggestions/suggestion-source.server.ts";
import { workOnSuggestions } from "../domain/suggestions/suggestions.server.ts";
import { workOnVacancies } from "../domain/vacancies/closing/close-vacancies.server.ts";
import { workOnVacancyLetters } from "../domain/vacancy-letters/write/work-on-letters.server.ts";
import { forgetUsedSolutions } from "../platform/captcha/used-solution.store.ts";
import { forgetEndedRecords } from "../platform/idempotency/idempotency-record.store.ts";
import { forgetOldCounts } from "../platform/limits/limit-count.store.ts";
import type { Platform } from "../platform/platform.ts";
import { createRemember } from "../platform/remember/remember.ts";
import { personalDataOfRooms } from "./personal-data.ts";
import { workOnDerived } from "./work-on-derived.ts";

const HOURLY = "17 * * * *";

/** Says what is done in the background, and starts it. */
export async function startWork(platform: Platform): Promise<void> {
  const { jobs, database, clock, bodies } = platform;
  await jobs.schedule("forget-what-ended", HOURLY, "erases", async () => {
    await forgetUsedSolutions(database.db, clock());
    await forgetOldCounts(database.db, clock());
    await forgetEndedRecords(database.db, clock());
    await bodies.incoming.sweep(clock());
  });
  await startAccountWork(platform, () => site.name);
  await workOnHelpCentre(platform);
  await workOnDocuments(platform, () => site.name, cvPlace);
  await workOnInvitations(platform);
  await workOnMyAccount(platform, () => site.name, personalDataOfRooms);
  await workOnVacancies(platform, applicationsTo);
  await workOnApplications(platform);
  await workOnAlerts(platform, () => site.name);
  await workOnCandidates(platform);
  await workOnTrail(platform);
  await workOnNotices(platform);
  await workOnActs(platform, () => site.name);
  await workOnBulkJobs(platform, () => site.name);
  await workOnDay(platform, () => site.name);
  await workOnSuggestions(platform);
  const suggestions = suggestionSource(createReadLately(createRemember(platform.changes)));
  await workOnVacancyLetters(platform, () => site.name, { suggestions, alerts: morningAlerts(platform) });
  await platform.clockWatch.look();
  platform.clockWatch.start();
  await workOnDerived(platform);
  await jobs.start();
}
