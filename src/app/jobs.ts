import { site } from "../contract/site.ts";
import { morningAlerts, writeAlertsAtOnce } from "../features/alerts/alerts.server.ts";
import type { LetterSource } from "../features/alerts/digest/letter-source.server.ts";
import { forgetOldLooks, writeMorningLetters } from "../features/alerts/digest/write-letters.server.ts";
import { endUnwanted } from "../features/alerts/end-alerts.server.ts";
import { reminderSource } from "../features/alerts/reminders/reminder-source.server.ts";
import { createReadLately } from "../features/alerts/suggestions/seekers.server.ts";
import { forgetOldSuggestions, suggestionSource } from "../features/alerts/suggestions/suggestion-source.server.ts";
import { applicationsTo } from "../features/applications/by-vacancy.queries.server.ts";
import { listAgain } from "../features/applications/listed/keep-listed.server.ts";
import { forgetRefused } from "../features/applications/progress/refused-rows.queries.server.ts";
import { type checkJob, checkTrailInParts, forgetOldTrail, sealTrail } from "../features/audit/seal-trail.server.ts";
import type { jobQueue } from "../features/bulk-actions/bulk-job.ts";
import { resumeJobs, tidy, workThrough } from "../features/bulk-actions/work/work-through.server.ts";
import { readCvWords } from "../features/candidates/list/read-cv-words.server.ts";
import { releaseActs, type releaseQueue } from "../features/decisions/release-acts.server.ts";
import { inspectStoredCvs } from "../features/documents/inspect-cvs.server.ts";
import { sweepFiles } from "../features/documents/sweep-files.server.ts";
import { forgetHelpVisitors } from "../features/help/help.server.ts";
import { resendActivation } from "../features/identity/activation.server.ts";
import { sendReset } from "../features/identity/forgot-password/forgot-password.server.ts";
import { sendStaffPassword } from "../features/identity/staff-account/forgotten-password.server.ts";
import { tidyAccounts } from "../features/identity/tidy-accounts.server.ts";
import { endDueTwoStep } from "../features/identity/two-step/end-two-step.server.ts";
import { forgetOldJoinInvitations } from "../features/invitations/invite-to-join.server.ts";
import { forgetOldNotices } from "../features/notifications/notice.queries.server.ts";
import { eraseLeftovers, type leftoversJob } from "../features/privacy/delete-account.server.ts";
import { keepNoLonger } from "../features/privacy/retention/keep-no-longer.server.ts";
import { cvPlace } from "../features/resumes/files.server.ts";
import { closeVacancies, openScheduled } from "../features/vacancies/close-vacancies.server.ts";
import { fillTexts } from "../features/vacancies/text-forms.server.ts";
import { mailMornings } from "../features/workday/mail-mornings.server.ts";
import { createRemember } from "../platform/cache/remember.ts";
import { forgetEndedRecords } from "../platform/idempotency/idempotency-record.store.ts";
import type { ByClock, WorkOptions } from "../platform/jobs/jobs.ts";
import { forgetOldCounts } from "../platform/limits/limit-count.store.ts";
import type { mailJob } from "../platform/mail/deliver-mail.ts";
import type { Platform } from "../platform/platform.ts";
import { forgetUsedSolutions } from "../platform/security/used-solution.store.ts";
import { type reconcileJob, reconcileLogged } from "./derived.ts";
import { personalDataOfRooms } from "./personal-data.ts";

/** Dependencies of a job. */
interface Run {
  platform: Platform;
  siteName: () => string;
  /** The part of the morning letters that suggests; what it read is remembered from run to run. */
  suggestions: LetterSource;
  payload: unknown;
  signal: AbortSignal;
}

interface Job {
  run(run: Run): Promise<void>;
}

/** Done at the times of a cron expression (Asia/Jakarta), never twice at once. */
interface ScheduledJob extends Job {
  cron: string;
  byClock: ByClock;
}

/** Done when it is sent. */
interface SentJob extends Job, WorkOptions {
  alone: boolean;
}

/** Names that features send. */
type SentName =
  | typeof mailJob
  | typeof reconcileJob
  | typeof checkJob
  | typeof leftoversJob
  | typeof releaseQueue
  | typeof jobQueue
  | "resend-activation"
  | "forget-password"
  | "staff-password";

const eachMinute = "* * * * *";
const eachFiveMinutes = "*/5 * * * *";

/** Deletes expired captchas, limit counts, stored answers and incomplete bodies. */
async function forgetEnded({ database: { db }, clock, bodies }: Platform): Promise<void> {
  await forgetUsedSolutions(db, clock());
  await forgetOldCounts(db, clock());
  await forgetEndedRecords(db, clock());
  await bodies.incoming.sweep(clock());
}

/**
 * Every background job, by the name that databases have stored already. Each may run twice, after a kill, and must bear
 * that. `byClock` and `waits` say what a job does that a wrong clock must not do.
 */
export const jobs = {
  // Mail. One delivery may not begin before the longest one has ended (two minutes).
  mail: {
    ...{ retries: 1_000, timeoutSeconds: 300, alone: true, woken: true },
    run: ({ platform, signal }) => platform.outbox.deliver(signal),
  },
  "mail-due": { cron: eachMinute, byClock: "any-clock", run: ({ platform }) => platform.outbox.wake() },
  "mail-tidy": { cron: "17 3 * * *", byClock: "erases", run: ({ platform }) => platform.outbox.tidy() },

  // The installation
  "forget-what-ended": { cron: "17 * * * *", byClock: "erases", run: ({ platform }) => forgetEnded(platform) },
  "reconcile-derived": {
    ...{ retries: 3, timeoutSeconds: 3_600, alone: true, woken: true },
    run: ({ platform, signal }) => reconcileLogged(platform, signal),
  },
  "reconcile-nightly": {
    ...{ cron: "11 4 * * *", byClock: "any-clock" },
    run: ({ platform, signal }) => reconcileLogged(platform, signal),
  },

  // Accounts
  "resend-activation": {
    ...{ retries: 5, timeoutSeconds: 60, alone: false },
    run: ({ platform, siteName, payload }) => resendActivation(platform, siteName, payload),
  },
  "forget-password": {
    ...{ retries: 5, timeoutSeconds: 60, alone: false },
    run: ({ platform, siteName, payload }) => sendReset(platform, siteName, payload),
  },
  "staff-password": {
    ...{ retries: 5, timeoutSeconds: 60, alone: false },
    run: ({ platform, siteName, payload }) => sendStaffPassword(platform, siteName, payload),
  },
  "two-step-ends": {
    ...{ cron: "*/10 * * * *", byClock: "erases" },
    run: ({ platform, siteName, signal }) => endDueTwoStep(platform, siteName, signal),
  },
  "accounts-tidy": { cron: "41 3 * * *", byClock: "erases", run: ({ platform }) => tidyAccounts(platform) },

  // Personal data
  "erase-leftovers": {
    ...{ retries: 20, timeoutSeconds: 300, alone: false },
    run: ({ platform, payload }) => eraseLeftovers(platform, payload),
  },
  retention: {
    ...{ cron: "47 * * * *", byClock: "erases" },
    run: ({ platform, siteName, signal }) => keepNoLonger(platform, siteName(), personalDataOfRooms, signal),
  },

  // Files. CVs are inspected again by night, when few send CVs of their own.
  "resumes-inspect-cvs": {
    ...{ cron: "37 0-5 * * *", byClock: "any-clock" },
    run: ({ platform, siteName, signal }) =>
      inspectStoredCvs(platform, { siteName: siteName(), place: cvPlace }, signal),
  },
  "resumes-sweep-files": { cron: "23 3 * * *", byClock: "erases", run: ({ platform }) => sweepFiles(platform) },

  // Help: after midnight no view of yesterday can still be counted.
  "forget-help-visitors": { cron: "0 1 * * *", byClock: "erases", run: ({ platform }) => forgetHelpVisitors(platform) },

  // Vacancies
  "open-vacancies": {
    ...{ cron: eachMinute, byClock: "sends" },
    run: ({ platform }) => openScheduled(platform, applicationsTo),
  },
  "close-vacancies": {
    ...{ cron: eachFiveMinutes, byClock: "any-clock" },
    run: ({ platform }) => closeVacancies(platform.database),
  },
  "mark-texts": {
    ...{ cron: eachFiveMinutes, byClock: "any-clock" },
    run: async ({ platform, signal }) => void (await fillTexts(platform.database, signal)),
  },

  // Job alerts, vacancies that are suggested, and the reminder of an application that was begun
  "vacancy-letters": {
    ...{ cron: "* 6-19 * * *", byClock: "sends" },
    run: ({ platform, siteName, suggestions, signal }) => {
      const sources = { reminders: reminderSource, suggestions, alerts: morningAlerts(platform) };
      return writeMorningLetters(platform, { siteName, sources }, signal);
    },
  },
  "vacancy-letters-tidy": { cron: "40 3 * * *", byClock: "erases", run: ({ platform }) => forgetOldLooks(platform) },
  "alerts-at-once": {
    ...{ cron: "*/10 7-20 * * *", byClock: "sends" },
    run: ({ platform, siteName, signal }) => writeAlertsAtOnce(platform, siteName, signal),
  },
  "end-alerts": {
    ...{ cron: "23 4 * * *", byClock: "erases" },
    run: ({ platform, siteName, signal }) => endUnwanted(platform, siteName, signal),
  },
  "suggestions-tidy": { cron: "50 3 * * *", byClock: "erases", run: ({ platform }) => forgetOldSuggestions(platform) },

  // Applications
  "applications-list-again": {
    ...{ cron: eachMinute, byClock: "any-clock" },
    run: ({ platform, signal }) => listAgain(platform, signal),
  },
  "refused-progress-forget": {
    ...{ cron: "41 3 * * *", byClock: "erases" },
    run: ({ platform: { database, clock } }) => forgetRefused(database.db, clock()),
  },
  "candidates-read-cvs": {
    ...{ cron: eachMinute, byClock: "any-clock" },
    run: ({ platform, signal }) => readCvWords(platform, signal),
  },
  "forget-join-invitations": {
    ...{ cron: "41 3 * * *", byClock: "erases" },
    run: ({ platform }) => forgetOldJoinInvitations(platform),
  },

  // Decisions: each at its moment, and each minute what a process that was killed left behind.
  "acts-release": {
    ...{ retries: 3, timeoutSeconds: 600, alone: false, waits: "sends" },
    run: ({ platform, siteName, signal }) => releaseActs(platform, siteName, signal),
  },
  "acts-due": {
    ...{ cron: eachMinute, byClock: "sends" },
    run: ({ platform, siteName, signal }) => releaseActs(platform, siteName, signal),
  },
  "bulk-jobs": {
    ...{ retries: 3, timeoutSeconds: 3_600, alone: true },
    run: ({ platform, siteName, signal }) => workThrough(platform, siteName, signal),
  },
  "bulk-jobs-due": { cron: eachMinute, byClock: "any-clock", run: ({ platform }) => resumeJobs(platform) },
  "bulk-jobs-tidy": { cron: eachFiveMinutes, byClock: "erases", run: ({ platform }) => tidy(platform) },

  // Staff: at seven, and every five minutes of that hour for anyone who was not reached.
  "staff-mornings": {
    ...{ cron: "*/5 7 * * 1-5", byClock: "sends" },
    run: ({ platform, siteName, signal }) => mailMornings(platform, siteName, signal),
  },
  "forget-old-notices": { cron: "40 2 * * *", byClock: "erases", run: ({ platform }) => forgetOldNotices(platform) },

  // The audit log
  "trail-seal": {
    ...{ cron: eachMinute, byClock: "any-clock" },
    run: async ({ platform }) => void (await sealTrail(platform)),
  },
  "trail-forget": { cron: "23 3 * * *", byClock: "erases", run: ({ platform }) => forgetOldTrail(platform) },
  "trail-check": {
    ...{ retries: 3, timeoutSeconds: 600, alone: true },
    run: ({ platform, signal }) => checkTrailInParts(platform, signal),
  },
  "trail-check-nightly": {
    ...{ cron: "41 2 * * *", byClock: "any-clock" },
    run: ({ platform }) => platform.jobs.sendOnce("trail-check", { afterSeconds: 0 }),
  },
} as const satisfies Record<SentName, SentJob> & Record<string, SentJob | ScheduledJob>;

export type JobName = keyof typeof jobs;

export const mailJobs = ["mail", "mail-due", "mail-tidy"] as const satisfies readonly JobName[];

const isName = (name: string): name is JobName => name in jobs;

export const jobNames: readonly JobName[] = Object.keys(jobs).filter(isName);

/** Has this process do jobs of the catalogue; before `platform.jobs.start()`. */
export async function doJobs(
  platform: Platform,
  names: readonly JobName[],
  siteName: () => string = () => site.name,
): Promise<void> {
  const suggestions = suggestionSource(createReadLately(createRemember(platform.changes)));
  const ports = { platform, siteName, suggestions };
  for (const name of names) {
    const job: SentJob | ScheduledJob = jobs[name];
    const run = (payload: unknown, signal: AbortSignal) => job.run({ ...ports, payload, signal });
    if ("cron" in job) await platform.jobs.schedule(name, job.cron, job.byClock, run);
    else await platform.jobs.work(name, job, run);
  }
}
