import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../log/metrics.ts";
import { nextTryMs, pauseMs, troublesOfServer } from "./delivery-pace.ts";
import { type MailProblem, mailProblem } from "./mail-problem.ts";
import type { MailSender, MailTransport } from "./mail-transport.ts";
import { findDueMails, isMailDue, markSent, nextDueAt, noteFailure, type WaitingMail } from "./outbox.store.ts";

export const mailJob = "mail";

const serverPauseSeconds = 10;
const longestRunMs = 120_000;
// A run waits for what is due so soon, and a moment for what is still being written: fewer jobs for many mails.
const waitsForMs = 15_000;
const lingersMs = 500;
const lookEveryMs = 100;
const looksMeanwhileMs = 250;
// Longer than a database takes to start again: what is not noted as sent would be sent twice.
const notePausesMs = [200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000, 10_000];

export interface Delivery {
  database: Database;
  jobs: Jobs;
  transport: MailTransport;
  log: Log;
  clock: Clock;
  metrics: Pick<Metrics, "mailEnded">;
}

/** A mail's failure; null: it was sent. */
type Outcome = { mail: WaitingMail; problem: MailProblem | null };

interface Run extends Delivery {
  sender: MailSender;
  signal: AbortSignal;
  endsAt: number;
  underWay: Map<number, Promise<void>>;
  /** Results that are not stored yet. */
  outcomes: Outcome[];
  /** How many times in a row nothing but trouble came back. */
  troubles: number;
  lastOutcomeAt: number;
}

/**
 * Sends what waits, oldest first, several at once, never two to one person. Whatever is left when it ends has a job
 * that comes back for it.
 */
export async function deliverWaitingMails(delivery: Delivery, signal: AbortSignal): Promise<void> {
  const { database, jobs, clock, transport } = delivery;
  const endsAt = performance.now() + longestRunMs;
  const progress = { underWay: new Map(), outcomes: [], troubles: 0, lastOutcomeAt: Number.NEGATIVE_INFINITY };
  const run: Run = { ...delivery, ...progress, sender: transport.open(), signal, endsAt };
  try {
    let goesOn = true;
    while (goesOn) goesOn = await step(run);
  } finally {
    run.sender.close();
  }
  if (pauseMs(run.troubles) === null) await jobs.sendOnce(mailJob, { afterSeconds: serverPauseSeconds });
  else if (await isMailDue(database.db, clock())) await jobs.sendOnce(mailJob, { afterSeconds: 0 });
}

/** Stores results, hands over due mails, waits for the next. @returns false when the run has ended */
async function step(run: Run): Promise<boolean> {
  const { underWay, signal } = run;
  await noteOutcomes(run);
  const pause = pauseMs(run.troubles);
  const isEnding = signal.aborted || performance.now() > run.endsAt || pause === null;
  if (!isEnding) {
    if (pause > 0) await rest(run, pause);
    await takeDue(run);
  }
  if (underWay.size > 0) {
    // One that takes long holds up none that is written meanwhile.
    await Promise.race([...underWay.values(), wait(looksMeanwhileMs)]);
    return true;
  }
  return !isEnding && (await isWorthWaiting(run));
}

async function takeDue(run: Run): Promise<void> {
  const { database, clock, transport, underWay, outcomes, troubles } = run;
  const atOnce = troubles >= troublesOfServer ? 1 : transport.atOnce;
  const most = atOnce - underWay.size - outcomes.length;
  if (most <= 0) return;
  // Newer results are not stored yet: those mails still wait in the database.
  const except = [...underWay.keys(), ...outcomes.map(({ mail }) => mail.id)];
  for (const mail of await findDueMails(database.db, clock(), { most, except })) handOver(run, mail);
}

function handOver({ sender, underWay, outcomes }: Run, mail: WaitingMail): void {
  const handed = sender.send(mail).then(
    () => null,
    (error: unknown) => mailProblem(error, mail.to),
  );
  underWay.set(
    mail.id,
    handed.then((problem) => {
      outcomes.push({ mail, problem });
      underWay.delete(mail.id);
    }),
  );
}

/** All that has come back by now in as few statements as there are kinds of it. */
async function noteOutcomes(run: Run): Promise<void> {
  const { database, clock, outcomes, metrics } = run;
  const noted = [...outcomes];
  if (noted.length === 0) return;
  const sent = noted.flatMap(({ mail, problem }) => (problem === null ? [mail.id] : []));
  await persistently(run, () => markSent(database.db, sent, clock()));
  for (const { mail, problem } of noted) {
    if (problem === null) metrics.mailEnded("sent");
    else await noteProblem(run, mail, problem);
  }
  outcomes.splice(0, noted.length);
  run.lastOutcomeAt = performance.now();
  run.troubles = noted.every(({ problem }) => problem?.kind === "trouble") ? run.troubles + 1 : 0;
}

async function noteProblem(
  { database, clock, log, metrics }: Run,
  mail: WaitingMail,
  problem: MailProblem,
): Promise<void> {
  const waitMs = nextTryMs(problem.kind, mail.earlier);
  const now = clock();
  const until = waitMs === null ? null : new Date(now.getTime() + waitMs);
  await noteFailure(database.db, mail.id, { problem, until }, now);
  metrics.mailEnded(until === null ? "given-up" : "put-off");
  const line = { job: mailJob, mail: mail.id, kind: mail.kind, problem: problem.code, answer: problem.answer };
  if (until === null) log.error(line, "mail failed");
  else log.warn(line, "mail not delivered");
}

/** Does what must not be left undone while the process lives, also while the database starts again. */
async function persistently({ log }: Run, work: () => Promise<void>): Promise<void> {
  for (const pause of notePausesMs) {
    try {
      return await work();
    } catch {
      log.warn({ job: mailJob }, "sent mails could not be recorded yet");
      await wait(pause);
    }
  }
  await work();
}

/** Nothing is due and nothing under way. @returns false when nothing will be in a while either */
async function isWorthWaiting(run: Run): Promise<boolean> {
  const { database, clock } = run;
  const now = clock();
  const at = await nextDueAt(database.db, now);
  const isSoon = at !== null && at.getTime() - now.getTime() < waitsForMs;
  if (!isSoon && performance.now() - run.lastOutcomeAt > lingersMs) return false;
  await rest(run, lookEveryMs);
  return true;
}

async function rest({ signal }: Run, ms: number): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {});
}
