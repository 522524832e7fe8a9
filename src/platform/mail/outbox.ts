import type { Tx } from "../database/database.ts";
import { wakeJob } from "../jobs/wake-job.ts";
import { type Delivery, deliverWaitingMails, mailJob } from "./deliver-mail.ts";
import { forgetKeptMails } from "./kept-mails.ts";
import { newLetterCode } from "./letter-code.ts";
import { insertLetter } from "./letters.store.ts";
import { checkedAddress, type Mail, oneLine } from "./mail-message.ts";
import { type MailSettings, openMailTransport } from "./mail-transport.ts";
import { insertMail, isMailDue, removeFinishedMails } from "./outbox.store.ts";

const keptDays = 30;

export interface Outbox {
  /**
   * Stores a mail in the caller's transaction; it goes out after the commit, at least once, to each person in the order of writing,
   * and carries a number by which its reader can check that it is ours.
   * @returns its number in the outbox
   * @throws Error when `to` is not exactly one address
   */
  queue(tx: Tx, mail: Mail): Promise<number>;
  /** Removes the files that lie there of mail to somebody, where no mail server took it. */
  forgetKept(address: string): Promise<void>;
}

/** Opens the outbox; before `jobs.start()`, because it says there who delivers. */
export async function openOutbox(options: Omit<Delivery, "transport"> & { settings: MailSettings }): Promise<Outbox> {
  const { settings, ...rest } = options;
  const { database, jobs, clock } = rest;
  const delivery = { ...rest, transport: openMailTransport(settings, clock) };
  // Longer than the longest run, so that two never deliver at once; a run ends by itself after two minutes.
  const work = { retries: 1_000, timeoutSeconds: 300, alone: true, woken: true };
  await jobs.work(mailJob, work, (_payload, signal) => deliverWaitingMails(delivery, signal));
  // What was put off for more than seconds comes back by this.
  await jobs.schedule("mail-due", "* * * * *", async () => {
    if (await isMailDue(database.db, clock())) await jobs.sendOnce(mailJob, { afterSeconds: 0 });
  });
  await jobs.schedule("mail-tidy", "17 3 * * *", () =>
    removeFinishedMails(database.db, new Date(clock().getTime() - keptDays * 24 * 60 * 60 * 1_000)),
  );
  return {
    async queue(tx, mail) {
      const { language, kind, unsubscribeUrl = null } = mail;
      const code = newLetterCode();
      const words = mail.render({ code, checkUrl: settings.letterCheckUrl });
      const [to, subject] = [checkedAddress(mail.to), oneLine(mail.subject)];
      await insertLetter(tx, code, mail, clock());
      const id = await insertMail(tx, { to, language, kind, subject, unsubscribeUrl, ...words }, clock());
      await wakeJob(tx, mailJob);
      return id;
    },
    forgetKept: (address) => forgetKeptMails(settings.mailDir, address),
  };
}
