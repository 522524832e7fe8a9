import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Database, Tx } from "../database/database.ts";
import type { Sealer } from "../security/sealer.ts";
import { Unavailable } from "../unavailable.ts";
import {
  claim,
  type Errand,
  findAnswer,
  forgetAboveQuota,
  keepAnswer,
  quotaBytes,
  release,
} from "./idempotency-record.store.ts";

export interface OnceParts {
  database: Database;
  /** Answers carry a person's data; they are kept sealed. */
  sealer: Sealer;
  clock: () => Date;
  /** Bytes of answers that are kept of one owner; only tests set it. */
  quota?: number;
}

export interface OnceRequest {
  /** Hash that stands for the token. */
  owner: string;
  /** The header `Idempotency-Key`. */
  key: string;
  /** Hash of call and body. */
  bodyHash: string;
}

export type Outcome<Answer> =
  /** The first answer, new or again. */
  | { readonly status: "answered"; readonly answer: Answer }
  /** The key was used with another body (422 `idempotency-key-reused`). */
  | { readonly status: "reused" }
  /** The first request still works after 20 s of waiting (503 with this `Retry-After`, in seconds). */
  | { readonly status: "underway"; readonly retryAfter: number };

/** How an answer is stored. */
export interface Keeping<Answer> {
  /** False for answers that another try may change (too many, not ready). */
  isKept: (answer: Answer) => boolean;
  /** Reads what was kept as JSON. */
  read: (stored: unknown) => Answer;
  /**
   * True for work of several transactions, each of which is complete and refuses a second time: a process
   * that dies between them leaves the first ones done and no answer.
   */
  isInParts?: boolean;
}

const purpose = "idempotency";
const keptSchema = z.object({ answer: z.unknown() });
const longestWaitMs = 20_000;
const retryAfter = 5;

/** Running work of this process, by key: a second request waits here and holds no connection. */
const underWay = new Map<string, { bodyHash: string; ended: Promise<unknown> }>();

/** Another process has done the work; what this one wrote is undone. */
class AnsweredMeanwhile extends Error {}

/** Another process does the work, for longer than a statement may wait. */
class StillUnderWay extends Error {}

/**
 * Does work once for an owner's key: a second request, at the same time or within 24 hours, in any process, gets the
 * first one's answer. The key is claimed, the work done and its answer kept in one transaction, whatever transactions
 * the work consists of: a process that dies has done nothing, and the key is free at once. Work that throws has done
 * nothing either; where its answer is not to be kept, the same key may be tried again. Not inside a transaction.
 * @param work its answer is kept as JSON
 */
export async function once<Answer>(
  parts: OnceParts,
  request: OnceRequest,
  work: () => Promise<Answer>,
  keeping: Keeping<Answer>,
): Promise<Outcome<Answer>> {
  const { owner, key, bodyHash } = request;
  const keyHash = createHash("sha256")
    .update(JSON.stringify([owner, key]))
    .digest();
  const name = keyHash.toString("base64");
  const until = performance.now() + longestWaitMs;
  for (let other = underWay.get(name); other !== undefined; other = underWay.get(name)) {
    if (other.bodyHash !== bodyHash) return { status: "reused" };
    if (!(await endsBefore(other.ended, until - performance.now()))) return { status: "underway", retryAfter };
  }
  const ended = answer(parts, { keyHash, owner, bodyHash }, work, keeping);
  underWay.set(name, { bodyHash, ended });
  try {
    return await ended;
  } finally {
    underWay.delete(name);
  }
}

async function endsBefore(work: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new AbortController();
  const ended = work.then(
    () => true,
    () => true,
  );
  const isLate = wait(Math.max(ms, 0), false, { signal: late.signal }).catch(() => false);
  const hasEnded = await Promise.race([ended, isLate]);
  late.abort();
  return hasEnded;
}

async function answer<Answer>(
  parts: OnceParts,
  errand: Errand,
  work: () => Promise<Answer>,
  keeping: Keeping<Answer>,
): Promise<Outcome<Answer>> {
  const known = await findOutcome(parts, errand, keeping);
  if (known !== null) return known;
  try {
    const answer = await doOnce(parts, errand, work, keeping);
    await forgetAboveQuota(parts.database.db, errand.owner, parts.quota ?? quotaBytes);
    return { status: "answered", answer };
  } catch (error) {
    if (error instanceof StillUnderWay) return { status: "underway", retryAfter };
    if (!(error instanceof AnsweredMeanwhile)) throw error;
    return (await findOutcome(parts, errand, keeping)) ?? { status: "underway", retryAfter };
  }
}

/** The stored answer for the key; null: none. */
async function findOutcome<Answer>(
  { database, sealer, clock }: OnceParts,
  { keyHash, bodyHash }: Errand,
  { read }: Keeping<Answer>,
): Promise<Outcome<Answer> | null> {
  const found = await findAnswer(database.db, keyHash, clock());
  if (!found?.sealed_answer) return null;
  if (found.body_hash !== bodyHash) return { status: "reused" };
  return { status: "answered", answer: read(opened(sealer, found.sealed_answer)) };
}

/** Claim, work and answer in one transaction; work in parts has done its own before. */
async function doOnce<Answer>(
  { database, sealer, clock }: OnceParts,
  errand: Errand,
  work: () => Promise<Answer>,
  { isKept, isInParts = false }: Keeping<Answer>,
): Promise<Answer> {
  const begin = async (tx: Tx) => {
    if (!(await claimPatiently(tx, errand, clock()))) throw new AnsweredMeanwhile();
  };
  const end = async (tx: Tx, answer: Answer) => {
    if (isKept(answer)) await keepAnswer(tx, errand, sealer.seal(purpose, JSON.stringify({ answer })));
    else await release(tx, errand);
  };
  if (!isInParts) return database.join(work, { begin, end });
  const answer = await work();
  return database.join(async () => answer, { begin, end });
}

/** Waits for anyone who works on the same key, as long as a statement may. */
async function claimPatiently(tx: Tx, errand: Errand, now: Date): Promise<boolean> {
  try {
    return await claim(tx, errand, now);
  } catch (error) {
    if (error instanceof Unavailable) throw new StillUnderWay("Another process does the same work.", { cause: error });
    throw error;
  }
}

function opened(sealer: Sealer, sealed: string): unknown {
  const text = sealer.open(purpose, sealed);
  if (text === null) throw new Error("An idempotency record cannot be opened: its secret is no longer in SECRET_KEY.");
  return keptSchema.parse(JSON.parse(text)).answer;
}
