import { site } from "../contract/site.ts";
import { morningAlerts, workOnAlerts } from "../features/alerts/alerts.server.ts";
import { workOnVacancyLetters } from "../features/alerts/digest/write/work-on-letters.server.ts";
import { createReadLately } from "../features/alerts/suggestions/new-vacancies.server.ts";
import { suggestionSource } from "../features/alerts/suggestions/suggestion-source.server.ts";
import { workOnSuggestions } from "../features/alerts/suggestions/suggestions.server.ts";
import { applicationsTo } from "../features/applications/by-vacancy.queries.server.ts";
import { workOnApplications } from "../features/applications/work-on-applications.server.ts";
import { workOnTrail } from "../features/audit/seal-trail.server.ts";
import { workOnBulkJobs } from "../features/bulk-actions/work/work-on-jobs.server.ts";
import { workOnCandidates } from "../features/candidates/list/read-cv-words.server.ts";
import { workOnActs } from "../features/decisions/work-on-acts.server.ts";
import { workOnDocuments } from "../features/documents/documents.server.ts";
import { workOnHelpCentre } from "../features/help/help.server.ts";
import { startAccountWork } from "../features/identity/account-work.server.ts";
import { workOnInvitations } from "../features/invitations/join/work-on-invitations.server.ts";
import { workOnNotices } from "../features/notifications/work-on-notices.server.ts";
import { workOnMyAccount } from "../features/privacy/personal-data.server.ts";
import { cvPlace } from "../features/resumes/files.server.ts";
import { workOnVacancies } from "../features/vacancies/closing/close-vacancies.server.ts";
import { workOnDay } from "../features/workday/work-on-day.server.ts";
import { forgetUsedSolutions } from "../platform/captcha/used-solution.store.ts";
import { forgetEndedRecords } from "../platform/idempotency/idempotency-record.store.ts";
import { bringBackFromAhead } from "../platform/jobs/jobs-ahead.ts";
import { forgetOldCounts } from "../platform/limits/limit-count.store.ts";
import type { Platform } from "../platform/platform.ts";
import { createRemember } from "../platform/remember/remember.ts";
import { reconcileDerived } from "./derived.ts";
import { personalDataOfRooms } from "./personal-data.ts";

/** The queue of the work; it is stored once a start, and when the clock is right again. */
const reconcileJob = "reconcile-derived";

/** At each start and each night: whatever took rows away that can be made anew, they are back. Before `jobs.start()`. */
async function workOnDerived(platform: Platform): Promise<void> {
  const { database, jobs, log, clockWatch } = platform;
  const reconcile = async (signal: AbortSignal) => {
    const found = await reconcileDerived(platform, signal);
    if (found.length > 0) log.warn({ job: reconcileJob, found }, "derived rows were not as they should be: made anew");
  };
  const options = { retries: 3, timeoutSeconds: 3_600, alone: true, woken: true };
  await jobs.work(reconcileJob, options, (_, signal) => reconcile(signal));
  await jobs.schedule("reconcile-nightly", "11 4 * * *", "any-clock", (_, signal) => reconcile(signal));
  clockWatch.onRight(async () => {
    await bringBackFromAhead(database);
    await jobs.sendOnce(reconcileJob, { afterSeconds: 0 });
  });
}

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
