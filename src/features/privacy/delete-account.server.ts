import { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordDeletion } from "../identity/account-event.queries.server.ts";
import { applicantOfActivation } from "../identity/account-token.queries.server.ts";
import { findApplicant } from "../identity/applicant.queries.server.ts";
import { lockPerson } from "../identity/personal-data.queries.server.ts";

/** The job that removes what an erased account left. */
export const leftoversJob = "erase-leftovers";

/** Data beside the database: stored files, and kept mail where there is no mail server. */
const leftoversSchema = z.object({ email: z.string(), files: z.array(z.string()) });
export type Leftovers = z.infer<typeof leftoversSchema>;

const payloadSchema = z.object({ sealed: z.string() });

/** Longer than a mail takes that was on its way when the account went. */
const onceMoreAfterSeconds = 5 * 60;

/**
 * Registers in the erasing transaction that the leftovers are deleted too, and once more after concurrent work ended.
 */
async function promiseToErase({ jobs, sealer }: Platform, tx: Tx, leftovers: Leftovers): Promise<void> {
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

/**
 * Erases a person: every feature deletes its rows, all in one transaction; an account already gone is fine. That one
 * went stays in the trail, without a name.
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

/**
 * Erases a sign-up that nobody has activated, for anyone who has its activation link and so reads the address's mail:
 * it may have been someone else who signed up with it. An expired link proves as much.
 */
export async function eraseSignUp(
  platform: Platform,
  rooms: readonly PersonalData[],
  token: string,
  requestId: string,
): Promise<"erased" | "activated" | "unknown"> {
  const { db } = platform.database;
  const applicantId = await applicantOfActivation(db, token);
  if (applicantId === undefined) return "unknown";
  await deleteAccount(platform, rooms, applicantId, requestId, async (tx) => {
    return (await findApplicant(tx, applicantId))?.activatedAt === null;
  });
  return (await findApplicant(db, applicantId)) === undefined ? "erased" : "activated";
}
