import type { Db, Tx } from "../../../../platform/database/database.ts";
import { logFault } from "../../../../platform/log/log.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { isUnavailable } from "../../../../platform/unavailable.ts";
import type { LetterSource, OpenSource, Recipient } from "../letter-source.server.ts";
import { morningAt, type Occasion } from "../occasion.ts";
import { type StopKind, stopKinds } from "../stop/stop-code.server.ts";
import { forgetLookedAt, keepAccounts, markLookedAt } from "../vacancy-letter.queries.server.ts";
import { composeLetter, type KindOfPart } from "./compose-letter.server.ts";
import { readTold } from "./told-vacancies.server.ts";

export type Sources = Readonly<Partial<Record<StopKind, LetterSource>>>;

export type Writing = Pick<Platform, "database" | "outbox" | "settings" | "sealer" | "log"> & {
  siteName: () => string;
  sources: Sources;
};

interface Part extends KindOfPart {
  key: string;
}

/** People of one transaction: short enough that nobody waits for it, long enough to share its statements. */
const atOnce = 50;

interface Run extends Writing {
  occasion: Occasion;
  open: readonly (readonly [StopKind, OpenSource])[];
}

/**
 * Writes the letters of an occasion to all who are due by now, and looks at nobody twice: that somebody was looked at,
 * what was told and the letter are one transaction, so that who kills the process, or starts a second one, makes
 * nobody get two, or none.
 */
export async function writeLetters(writing: Writing, occasion: Occasion, signal?: AbortSignal): Promise<number> {
  const { db } = writing.database;
  const open: [StopKind, OpenSource][] = [];
  for (const kind of stopKinds) {
    const source = writing.sources[kind];
    if (source !== undefined) open.push([kind, await source.open(db, occasion)]);
  }
  const run: Run = { ...writing, occasion, open };
  let written = 0;
  const next = async () => (signal?.aborted ? [] : nextDue(db, open));
  for (let due = await next(); due.length > 0; due = await next()) written += await writeSome(run, due);
  return written;
}

/** The next of the first source that has any; a mailbox once. */
async function nextDue(db: Db, open: Run["open"]): Promise<Recipient[]> {
  for (const [, source] of open) {
    const due = await source.due(db, atOnce);
    if (due.length > 0) return [...new Map(due.map((recipient) => [recipient.key, recipient])).values()];
  }
  return [];
}

/** All at once; where that fails each alone, so that one whose data nobody can read keeps no other from a letter. */
async function writeSome(run: Run, due: readonly Recipient[]): Promise<number> {
  try {
    return await run.database.transact((tx) => writeTo(tx, run, due));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (due.length === 1) {
      logFault(run.log, { job: "vacancy-letters" }, error);
      return 0;
    }
    let written = 0;
    for (const recipient of due) written += await writeSome(run, [recipient]);
    return written;
  }
}

async function writeTo(tx: Tx, run: Run, due: readonly Recipient[]): Promise<number> {
  const recipients = await stillThere(tx, due);
  // All of them were erased since.
  if (recipients.length === 0) return 0;
  const keys = recipients.map(({ key }) => key);
  const marked = await markLookedAt(tx, keys, run.occasion);
  const mine = recipients.filter(({ key }) => marked.has(key));
  const parts: Part[] = [];
  for (const [kind, source] of mine.length === 0 ? [] : run.open) {
    for (const [key, told] of await source.take(tx, mine)) {
      for (const part of [told].flat()) parts.push({ key, kind, part });
    }
  }
  const told = await readTold(tx, new Set(parts.flatMap(({ part }) => part.vacancies.map(({ id }) => id))));
  const partsOf = Map.groupBy(parts, ({ key }) => key);
  const mails = mine.flatMap((recipient) => {
    const own = partsOf.get(recipient.key) ?? [];
    return composeLetter({ ...run, siteName: run.siteName() }, recipient, own, told) ?? [];
  });
  await run.outbox.queueMany(tx, mails);
  return mails.length;
}

/**
 * Recipients as they are now, accounts held until the transaction ends: an address with an account is its owner, who
 * is written to in the account's language, and whoever was erased since is nobody.
 */
async function stillThere(tx: Tx, due: readonly Recipient[]): Promise<Recipient[]> {
  const accounts = await keepAccounts(
    tx,
    due.map(({ key }) => key),
  );
  const byKey = new Map(accounts.map((account) => [account.key, account]));
  return due.flatMap((recipient) => {
    const account = byKey.get(recipient.key);
    if (account !== undefined) return [account];
    return recipient.applicantId === null ? [recipient] : [];
  });
}

/** The job: writes the morning's letters to those whose slot has come; late ones until evening. */
export async function writeMorningLetters(
  platform: Platform,
  writing: Pick<Writing, "siteName" | "sources">,
  signal: AbortSignal,
): Promise<void> {
  const occasion = morningAt(platform.clock());
  if (occasion !== null) await writeLetters({ ...platform, ...writing }, occasion, signal);
}

const keptMs = 2 * 86_400_000;

/** Forgets who was looked at on earlier mornings. */
export function forgetOldLooks({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  return forgetLookedAt(database.db, new Date(clock().getTime() - keptMs));
}
