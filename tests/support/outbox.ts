import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jobs as catalogue } from "../../src/app/jobs.ts";
import {
  outboxAnswers as answersUp,
  outboxKept as keptUp,
  letters as lettersUp,
  suggestionsOutbox as unsubscribeUp,
  outbox as up,
} from "../../src/app/migrations/platform.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { type Jobs, openJobs } from "../../src/platform/jobs/jobs.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { createMetrics, type Metrics } from "../../src/platform/log/metrics.ts";
import { mailJob } from "../../src/platform/mail/deliver-mail.ts";
import type { Mail } from "../../src/platform/mail/mail-message.ts";
import { type Outbox, openOutbox } from "../../src/platform/mail/outbox.ts";

/** The mail feature's own tables. */
export const mailMigrations = [
  { name: "outbox", up },
  { name: "letters", up: lettersUp },
  { name: "outbox-kept", up: keptUp },
  { name: "suggestions-outbox", up: unsubscribeUp },
  { name: "outbox-answers", up: answersUp },
];

export const aMail = (mail: Partial<Mail> = {}): Mail => ({
  to: "dewi@example.com",
  language: "id",
  kind: "greeting",
  subject: "Selamat datang",
  render: ({ code }) => ({ text: `Halo, Dewi ${code}`, html: "<p>Halo, Dewi</p>" }),
  ...mail,
});

export interface OutboxOfTest {
  database: Database;
  jobs: Jobs;
  outbox: Outbox;
  metrics: Metrics;
  /** Queues mails, in one transaction. */
  queue(...mails: Partial<Mail>[]): Promise<void>;
  /** Where mails lie without a mail server. */
  mailDir: string;
  close(): Promise<void>;
}

const log = createLog({ level: "silent" });

/** An outbox on a database that has its tables; it delivers once its `jobs` are started. */
export async function outboxOn(database: Database, smtpUrl: string | null): Promise<OutboxOfTest> {
  const mailDir = await mkdtemp(join(tmpdir(), "karier-mail-"));
  const jobs = await openJobs(database, log);
  const metrics = createMetrics();
  const mailFrom = "Karier <karier@example.com>";
  const letterCheckUrl = "https://situs.contoh/cek-surat";
  const settings = { smtpUrl, smtpConnections: 10, mailFrom, letterCheckUrl, mailDir };
  const outbox = openOutbox({ database, jobs, settings, log, clock: () => new Date(), metrics });
  await jobs.work(mailJob, catalogue.mail, (_, signal) => outbox.deliver(signal));
  return {
    ...{ database, jobs, outbox, metrics, mailDir },
    queue: (...mails) =>
      database.transact(async (tx) => {
        for (const mail of mails) await outbox.queue(tx, aMail(mail));
      }),
    async close() {
      await jobs.stop();
      await rm(mailDir, { recursive: true });
    },
  };
}
