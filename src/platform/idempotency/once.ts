import { createHash, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import type { Sealer } from "../sealing/sealer.ts";
import { claim, type Errand, findAnswer, forgetBeyondMost, keepAnswer, release } from "./idempotency-record.store.ts";

export interface OnceParts {
  database: Database;
  /** Answers carry a person's data; they are kept sealed. */
  sealer: Sealer;
  clock: () => Date;
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

/** What happens to an answer. */
export interface Keeping<Answer> {
  /** False for answers that another try may change (too many, not ready). */
  isKept: (answer: Answer) => boolean;
  /** Reads what was kept as JSON. */
  read: (kept: unknown) => Answer;
}

const purpose = "idempotency";
const keptSchema = z.object({ answer: z.unknown() });
const look = { everyMs: 50, times: 400 };

/**
 * Does work once for an owner's key: a second request, at the same time or within 24 hours, in any process, gets the
 * first one's answer. Work that throws, or whose answer is not to be kept, may be tried again with the same key.
 * After a crash in the middle of it the key is free again within a minute; what the work committed must then refuse
 * a second time by itself. Not inside a transaction.
 * @param work its answer is kept as JSON
 */
export async function once<Answer>(
  parts: OnceParts,
  request: OnceRequest,
  work: () => Promise<Answer>,
  keeping: Keeping<Answer>,
): Promise<Outcome<Answer>> {
  const { db } = parts.database;
  const errand: Errand = {
    keyHash: createHash("sha256")
      .update(JSON.stringify([request.owner, request.key]))
      .digest(),
    owner: request.owner,
    bodyHash: request.bodyHash,
    claim: randomBytes(16),
  };
  for (let looked = 0; looked < look.times; looked += 1) {
    if (await claim(db, errand, parts.clock()))
      return { status: "answered", answer: await run(parts, errand, work, keeping) };
    const found = await findAnswer(db, errand.keyHash);
    if (found !== undefined && found.body_hash !== request.bodyHash) return { status: "reused" };
    if (found?.sealed_answer)
      return { status: "answered", answer: keeping.read(opened(parts.sealer, found.sealed_answer)) };
    await wait(look.everyMs);
  }
  return { status: "underway", retryAfter: 5 };
}

async function run<Answer>(
  { database, sealer }: OnceParts,
  errand: Errand,
  work: () => Promise<Answer>,
  { isKept }: Keeping<Answer>,
): Promise<Answer> {
  let sealed: string | null = null;
  try {
    const answer = await work();
    if (isKept(answer)) sealed = sealer.seal(purpose, JSON.stringify({ answer }));
    return answer;
  } finally {
    if (sealed === null) await release(database.db, errand);
    else {
      await keepAnswer(database.db, errand, sealed);
      await forgetBeyondMost(database.db, errand.owner);
    }
  }
}

function opened(sealer: Sealer, sealed: string): unknown {
  const text = sealer.open(purpose, sealed);
  if (text === null) throw new Error("An idempotency record cannot be opened: its secret is no longer in SECRET_KEY.");
  return keptSchema.parse(JSON.parse(text)).answer;
}
