import type { Tx } from "../../../platform/database/database.ts";
import type { PersonalData } from "../../../platform/personal-data.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordDeletion } from "../../identity/account-event.queries.server.ts";
import { lockPerson } from "../../identity/personal-data.queries.server.ts";
import { promiseToErase } from "./leftovers.server.ts";

/**
 * Erases a person: every room forgets him, all in one transaction; an account that is gone already is fine. That one went
 * stays in the trail, without a name.
 * @param isMeant looked at when nobody else can change the account any more; false: nothing is erased
 */
export async function deleteAccount(
  platform: Platform,
  rooms: readonly PersonalData[],
  applicantId: number,
  requestId: string,
  isMeant: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<void> {
  const { database, clock } = platform;
  await database.transact(async (tx) => {
    const person = await lockPerson(tx, applicantId);
    if (person === undefined || !(await isMeant(tx))) return;
    const files: string[] = [];
    for (const room of rooms.toReversed()) files.push(...(await room.erase(tx, person, clock())));
    await recordDeletion(tx, requestId, clock());
    await promiseToErase(platform, tx, { email: person.email, files });
  });
}
