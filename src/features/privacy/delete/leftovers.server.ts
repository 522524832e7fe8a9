import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";

/** The job that removes what an erased account left. */
export const leftoversJob = "erase-leftovers";

/** What lies beside the database: stored files, and kept mail where there is no mail server. */
const leftoversSchema = z.object({ email: z.string(), files: z.array(z.string()) });
export type Leftovers = z.infer<typeof leftoversSchema>;

const payloadSchema = z.object({ sealed: z.string() });

/** Longer than a mail takes that was on its way when the account went. */
const onceMoreAfterSeconds = 5 * 60;

/** Promises in the erasing transaction that the leftovers go too, and once more when whatever ran meanwhile is over. */
export async function promiseToErase({ jobs, sealer }: Platform, tx: Tx, leftovers: Leftovers): Promise<void> {
  const payload = { sealed: sealer.seal(leftoversJob, JSON.stringify(leftovers)) };
  await jobs.send(tx, leftoversJob, payload);
  await jobs.send(tx, leftoversJob, payload, { afterSeconds: onceMoreAfterSeconds });
}

/** The job: removes what an erased account left beside the database. */
export async function eraseLeftovers({ sealer, files, outbox }: Platform, payload: unknown): Promise<void> {
  const opened = sealer.open(leftoversJob, payloadSchema.parse(payload).sealed);
  if (opened === null) throw new Error("Leftovers of an account cannot be read: their secret is not in SECRET_KEY.");
  const leftovers = leftoversSchema.parse(JSON.parse(opened));
  for (const name of leftovers.files) await files.remove(name);
  await outbox.forgetKept(leftovers.email);
}
