import { eventually } from "../support/eventually.ts";
import { keptMessagesTo } from "../support/mails.ts";
import type { TestPlatform } from "../support/platform.ts";

/** All kept messages to an address as they would travel, once there are any. */
export async function mailsTo({ settings }: TestPlatform, email: string): Promise<string[]> {
  return eventually(async () => {
    const found = await keptMessagesTo(settings.dataDir, email);
    if (found.length === 0) throw new Error("There is no mail yet.");
    return found;
  });
}

/** Waits until no mail waits to go out, however many there are: each that leaves gives the next its time. */
export async function untilMailsAreOut({ database }: TestPlatform): Promise<void> {
  const waiting = () => database.db.selectFrom("outbox").select("id").where("state", "=", "waiting").execute();
  for (let left = (await waiting()).length; left > 0; ) {
    const before = left;
    left = await eventually(async () => {
      const { length } = await waiting();
      if (length >= before) throw new Error(`${length} mails wait, and none goes out.`);
      return length;
    });
  }
}
