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
