import { createHash } from "node:crypto";
import { z } from "zod";
import { m } from "#messages";
import type { Endpoint, RawRequest } from "../../contract/endpoint.server.ts";
import { type Reply, refuseWith, type SentFile } from "../../contract/reply.ts";
import type { RequestContext } from "../../contract/request-context.ts";
import { once } from "../../platform/idempotency/once.ts";
import type { Platform } from "../../platform/platform.ts";

const LONGEST_KEY = 200;

async function digest(raw: RawRequest, path: string): Promise<string> {
  const hash = createHash("sha256").update(path);
  const files: Blob[] = [];
  const plain = JSON.stringify(raw, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    files.push(value);
    return value.size;
  });
  hash.update(plain);
  for (const file of files) hash.update(Buffer.from(await file.arrayBuffer()));
  return hash.digest("hex");
}

/**
 * Answers a call; of one that creates something, the same `Idempotency-Key` and body answer the first answer again,
 * the same key with another body is refused (422). Elsewhere a key says nothing, and nothing is kept for it.
 */
export async function answerOnce(
  platform: Platform,
  endpoint: Endpoint,
  key: string | undefined,
  raw: RawRequest,
  context: RequestContext,
): Promise<Reply<unknown, unknown> | SentFile> {
  if (!endpoint.call.creates || !key) return endpoint.open(raw, context);
  if (key.length > LONGEST_KEY) return refuseWith(400, "bad-request", m.contract_bad_request());
  const bodyHash = await digest(raw, endpoint.call.path);
  const outcome = await once(platform, { owner: context.tokenKey, key, bodyHash }, () => endpoint.open(raw, context), {
    isKept: isDone,
    read: keptReply.parse,
    isInParts: endpoint.call.inParts,
  });
  if (outcome.status === "reused") {
    // Anyone who may not, or names what is not there, hears of that first (wire, "Order of checks").
    const refusal = await endpoint.admit(raw, context);
    if (refusal !== null) return refusal;
    return refuseWith(422, "idempotency-key-reused", m.contract_idempotency_key_reused());
  }
  if (outcome.status === "underway") {
    return { ...refuseWith(503, "underway", m.contract_not_ready()), retryAfter: outcome.retryAfter };
  }
  return outcome.answer;
}

/** Only such replies are kept. */
const keptReply = z.object({
  status: z.literal("accepted"),
  answer: z.unknown(),
  acknowledge: z.union([z.literal(0), z.literal(1)]),
  cookies: z.array(z.string()),
});

/** A refused request created nothing: it may succeed at the next try, so the refusal is not stored. */
function isDone(reply: Reply<unknown, unknown> | SentFile): boolean {
  return reply.status === "accepted";
}
