import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log/log.ts";
import { type MailProblem, mailProblem } from "./mail-problem.ts";
import type { MailTransport } from "./mail-transport.ts";
import { finishMail, nextWaitingMail, postponeMail, recordProblem, type WaitingMail } from "./outbox.store.ts";

export const mailJob = "mail";

// A mail is tried again on the spot this often, so that a server with a hiccup changes no order.
const patienceMs = [200, 400, 800, 1_600];
const serverPauseSeconds = 10;
const longestPostponeSeconds = 3_600;
const longestRunMs = 120_000;
const permanentRefusals = 8;
// Hourly in the end: about four days (RFC 5321 §4.5.4.1).
const allRefusals = 100;

export interface Delivery {
  database: Database;
  jobs: Jobs;
  transport: MailTransport;
  log: Log;
  clock: Clock;
}

/** A mail that did not go out, although it was tried several times. */
type Failure = MailProblem & { refusals: number };

/** Sends what waits, oldest first. Whatever is left when it ends has a job that comes back for it. */
export async function deliverWaitingMails(delivery: Delivery, signal: AbortSignal): Promise<void> {
  const { database, jobs, clock } = delivery;
  const endAt = performance.now() + longestRunMs;
  for (;;) {
    const mail = await nextWaitingMail(database.db, clock());
    if (mail === undefined) return;
    if (signal.aborted || performance.now() > endAt) return jobs.send(database.db, mailJob, {});
    const failure = await deliver(delivery, mail, signal);
    if (failure?.refused) await giveUpOrPostpone(delivery, mail, failure);
    else if (failure) return jobs.send(database.db, mailJob, {}, { afterSeconds: serverPauseSeconds });
  }
}

/** @returns undefined when it went out, or when the process is to stop */
async function deliver(delivery: Delivery, mail: WaitingMail, signal: AbortSignal): Promise<Failure | undefined> {
  const { database, transport, clock } = delivery;
  for (let tries = 0; !signal.aborted; tries++) {
    const problem = await transport(mail).then(() => undefined, mailProblem);
    if (problem === undefined) {
      await finishMail(database.db, mail.id, "sent", clock());
      return undefined;
    }
    const failure = await recorded(delivery, mail, problem);
    // One refused before does not hold up the others again.
    const pauseMs = patienceMs[problem.refused ? failure.refusals - 1 : tries];
    if (pauseMs === undefined) return failure;
    await wait(pauseMs, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

async function recorded({ database, log }: Delivery, mail: WaitingMail, problem: MailProblem): Promise<Failure> {
  const refusals = await recordProblem(database.db, mail.id, problem.code, problem.refused);
  log.warn({ job: mailJob, mail: mail.id, kind: mail.kind, problem: problem.code }, "mail not delivered");
  return { ...problem, refusals };
}

async function giveUpOrPostpone(delivery: Delivery, mail: WaitingMail, failure: Failure): Promise<void> {
  const { database, jobs, log, clock } = delivery;
  if (failure.refusals >= (failure.permanent ? permanentRefusals : allRefusals)) {
    await finishMail(database.db, mail.id, "failed", clock());
    log.error({ job: mailJob, mail: mail.id, kind: mail.kind, problem: failure.code }, "mail given up");
    return;
  }
  const afterSeconds = Math.min(60 * 2 ** (failure.refusals - patienceMs.length - 1), longestPostponeSeconds);
  await database.transact(async (tx) => {
    await postponeMail(tx, mail.id, new Date(clock().getTime() + afterSeconds * 1_000));
    await jobs.send(tx, mailJob, {}, { afterSeconds: afterSeconds + 1 });
  });
}
