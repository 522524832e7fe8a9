import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Tx } from "../database/database.ts";
import { wakeJob } from "../jobs/waiting-jobs.ts";
import { type Delivery, deliverWaitingMails, mailJob } from "./deliver-mail.ts";
import { newLetterCode } from "./letter.ts";
import { insertLetters } from "./letters.store.ts";
import { checkedAddress, type Mail, oneLine } from "./mail-message.ts";
import { type MailSettings, openMailTransport } from "./mail-transport.ts";
import { insertMails, isMailDue, removeFinishedMails, type WrittenMail } from "./outbox.store.ts";

const headersEnd = /\r?\n\r?\n/;
const folded = /\r?\n[ \t]+/g;
const toLine = /^To:\s*<?([^\s<>]+)>?\s*$/im;

/** The address of a kept message; undefined for another file. */
function findRecipient(message: string): string | undefined {
  const [headers = ""] = message.split(headersEnd, 1);
  return toLine.exec(headers.replaceAll(folded, " "))?.[1];
}

/** Removes every message to someone from the folder that takes a mail server's place. No folder is fine. */
async function forgetKeptMails(folder: string, address: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const message = await readFile(path, "utf8").catch(() => "");
    if (findRecipient(message)?.toLowerCase() === address.toLowerCase()) await rm(path, { force: true });
  }
}

const keptDays = 30;
/** Mails of one statement: a letter has some 20 kB. */
const atOnce = 50;

export interface Outbox {
  /**
   * Stores a mail in the caller's transaction; it goes out after the commit, at least once, to each person in the order of writing,
   * and carries a number by which its reader can check that it is ours.
   * @returns its number in the outbox
   * @throws Error when `to` is not exactly one address
   */
  queue(tx: Tx, mail: Mail): Promise<number>;
  /** The same of many, in a few statements. @returns their numbers, in their order */
  queueMany(tx: Tx, mails: readonly Mail[]): Promise<number[]>;
  /** The job: delivers what waits, for two minutes at most; never two at once. */
  deliver(signal: AbortSignal): Promise<void>;
  /** Delivers deferred mail that is due now. */
  wake(): Promise<void>;
  /** Removes mails that went out long ago. */
  tidy(): Promise<void>;
  /** Removes the files that lie there of mail to someone, where no mail server took it. */
  forgetKept(address: string): Promise<void>;
}

function asWritten(mail: Mail, code: string, { letterCheckUrl: checkUrl }: MailSettings): WrittenMail {
  const { language, kind, unsubscribeUrl = null } = mail;
  const head = { to: checkedAddress(mail.to), subject: oneLine(mail.subject) };
  return { ...head, language, kind, unsubscribeUrl, ...mail.render({ code, checkUrl }) };
}

/** Opens the outbox; nothing is delivered until someone calls `deliver`. */
export function openOutbox(options: Omit<Delivery, "transport"> & { settings: MailSettings }): Outbox {
  const { settings, ...rest } = options;
  const { database, jobs, clock } = rest;
  const delivery = { ...rest, transport: openMailTransport(settings, clock) };
  const queueMany: Outbox["queueMany"] = async (tx, mails) => {
    const ids: number[] = [];
    for (let from = 0; from < mails.length; from += atOnce) {
      const written = mails.slice(from, from + atOnce).map((mail) => ({ mail, code: newLetterCode() }));
      await insertLetters(tx, written, clock());
      ids.push(
        ...(await insertMails(
          tx,
          written.map(({ mail, code }) => asWritten(mail, code, settings)),
          clock(),
        )),
      );
    }
    await wakeJob(tx, mailJob);
    return ids;
  };
  return {
    queueMany,
    async queue(tx, mail) {
      const [id] = await queueMany(tx, [mail]);
      if (id === undefined) throw new Error("A mail was stored and has no number.");
      return id;
    },
    deliver: (signal) => deliverWaitingMails(delivery, signal),
    async wake() {
      if (await isMailDue(database.db, clock())) await jobs.sendOnce(mailJob, { afterSeconds: 0 });
    },
    tidy: () => removeFinishedMails(database.db, new Date(clock().getTime() - keptDays * 24 * 60 * 60 * 1_000)),
    forgetKept: (address) => forgetKeptMails(settings.mailDir, address),
  };
}
