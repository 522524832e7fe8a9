import { wireMoment } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import { unsentMails } from "../../platform/mail/outbox-review.store.ts";
import type { Say } from "../../platform/operations/command.ts";
import { tableLine } from "../../platform/operations/table-line.ts";

const heading = ["state", "kind", "problem", "mails", "oldest", "next try", "numbers", "answer"];

/** `npm run report -- mail`: mails that wait, were put off or given up, a line for each kind and problem; names nobody. */
export async function reportMail(db: Db, now: Date, say: Say): Promise<number> {
  say(tableLine(heading));
  for (const { state, kind, problem, answer, mails, oldestAt, nextTryAt, ids } of await unsentMails(db, now)) {
    const nextTry = nextTryAt === null ? "" : wireMoment(nextTryAt);
    say(tableLine([state, kind, problem ?? "", mails, wireMoment(oldestAt), nextTry, ids, answer ?? ""]));
  }
  return 0;
}
