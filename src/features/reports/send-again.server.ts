import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import { wakeJob } from "../../platform/jobs/waiting-jobs.ts";
import { mailJob } from "../../platform/mail/deliver-mail.ts";
import { sendAgain } from "../../platform/mail/outbox-review.store.ts";
import type { Say } from "../../platform/operations/command.ts";

const optionsSchema = z.object({ ids: z.union([z.literal("all"), z.array(z.int().positive()).min(1)]) });

/** `npm run mail -- again`: sends failed or deferred mails again. @returns the exit code */
export async function sendMailsAgain(database: Database, options: unknown, say: Say): Promise<number> {
  const { ids } = optionsSchema.parse(options);
  const found = await database.transact(async (tx) => {
    const waiting = await sendAgain(tx, ids);
    if (waiting.length > 0) await wakeJob(tx, mailJob);
    return waiting;
  });
  say(`${found.length} ${found.length === 1 ? "mail waits" : "mails wait"} to be sent again.`);
  const others = ids === "all" ? [] : ids.filter((id) => !found.includes(id));
  if (others.length > 0) say(`Neither given up nor put off, or without words any more: ${others.join(" ")}.`);
  return others.length > 0 ? 1 : 0;
}
