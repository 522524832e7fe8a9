import { workOnActs } from "../domain/acts/acts.server.ts";
import { morningAlerts, workOnAlerts } from "../domain/alerts/alerts.server.ts";
import { applicationsTo, workOnApplications } from "../domain/applications/applications.server.ts";
import { workOnTrail } from "../domain/audit/audit.server.ts";
import { workOnBulkJobs } from "../domain/bulk-jobs/bulk-jobs.server.ts";
import { workOnCandidates } from "../domain/candidates/candidates.server.ts";
import { workOnDay } from "../domain/day/day.server.ts";
import { workOnDocuments } from "../domain/documents/documents.server.ts";
import { workOnHelpCentre } from "../domain/help/help.server.ts";
import { workOnInvitations } from "../domain/invitations/invitations.server.ts";
import { workOnNotices } from "../domain/notices/notices.server.ts";
import { startAccountWork } from "../domain/people/people.server.ts";
import { workOnMyAccount } from "../domain/personal-data/personal-data.server.ts";
import { cvPlace } from "../domain/resumes/resumes.server.ts";
import { createReadLately, suggestionSource, workOnSuggestions } from "../domain/suggestions/suggestions.server.ts";
import { workOnVacancies } from "../domain/vacancies/vacancies.server.ts";
import { workOnVacancyLetters } from "../domain/vacancy-letters/vacancy-letters.server.ts";
import { forgetUsedSolutions } from "../platform/captcha/used-solution.store.ts";
import { forgetEndedRecords } from "../platform/idempotency/idempotency-record.store.ts";
import { forgetOldCounts } from "../platform/limits/limit-count.store.ts";
import type { Platform } from "../platform/platform.ts";
import { createRemember } from "../platform/remember/remember.ts";
import { site } from "../portal/shell/site.ts";
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
