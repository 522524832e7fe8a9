import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { emailKey } from "../email.ts";
import { applicantPrincipal } from "../principal.ts";
import { tellOfSecurity } from "../security-mail.server.ts";
import { insertJoined } from "./social-identity.queries.server.ts";
import { type SocialIdentity, socialProviders } from "./social-identity.ts";

/** Which account is to be opened by it. */
export interface JoinedAccount {
  id: number;
  email: string;
}

type ProviderIdentity = Pick<SocialIdentity, "provider" | "subject" | "email" | "isEmailVerified">;

function isOwn({ isEmailVerified, email: providerEmail }: ProviderIdentity, { email }: JoinedAccount): boolean {
  return isEmailVerified && providerEmail !== null && emailKey(providerEmail) === emailKey(email);
}

/**
 * Links a provider's account to one here, only when the provider says that the address is this person's and it is
 * the account's own (promise 7). The person has shown the account's own proof before.
 * @returns false when it may not open this account, or opens one already
 */
export async function joinWhenOwn(
  tx: Tx,
  identity: ProviderIdentity,
  account: JoinedAccount,
  { asker, now }: { asker: Asker; now: Date },
): Promise<boolean> {
  if (!isOwn(identity, account) || !(await insertJoined(tx, identity, account.id, now))) return false;
  await recordEvent(tx, asker, { principal: applicantPrincipal(account.id), event: "provider-joined" }, now);
  return true;
}

/** Dependencies of linking. */
export interface Joining {
  platform: Platform;
  siteName: () => string;
}

/** The same for an account that is in use: its owner gets a mail. @returns whether it may open this account */
export async function joinAndTell(
  { platform, siteName }: Joining,
  identity: ProviderIdentity,
  account: JoinedAccount,
  asker: Asker,
): Promise<boolean> {
  const { database, clock } = platform;
  await database.transact(async (tx) => {
    if (!(await joinWhenOwn(tx, identity, account, { asker, now: clock() }))) return;
    const news = {
      principal: applicantPrincipal(account.id),
      event: "provider-joined",
      userAgent: asker.userAgent,
    } as const;
    await tellOfSecurity(tx, { platform, siteName }, { ...news, provider: identity.provider });
  });
  return isOwn(identity, account);
}

/**
 * A provider's account that is not linked to an account here yet: it waits in this browser for a sign-up or a sign-in.
 */
export const waitingCookieName = "social-waiting";

/** Long enough to fill in a resume. */
export const waitingLifeMs = 24 * 60 * 60 * 1000;

const purpose = "social-waiting";

const waitingSchema = z.object({
  provider: z.enum(socialProviders),
  subject: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string(),
  /** A new account, or one that exists and is to be joined. */
  wants: z.enum(["sign-up", "link"]),
  endsAt: z.number(),
});

export type WaitingIdentity = Omit<z.infer<typeof waitingSchema>, "endsAt">;

/** The cookie's value. */
export function sealWaiting(
  sealer: Sealer,
  identity: SocialIdentity & { email: string },
  wants: WaitingIdentity["wants"],
  now: Date,
): string {
  return sealer.seal(purpose, JSON.stringify({ ...identity, wants, endsAt: now.getTime() + waitingLifeMs }));
}

/** The pending link in a browser; null when the cookie is invalid or too old. */
export function readWaiting(sealer: Sealer, value: string | undefined, now: Date): WaitingIdentity | null {
  const opened = value === undefined ? null : sealer.open(purpose, value);
  const waiting = opened === null ? undefined : waitingSchema.safeParse(JSON.parse(opened)).data;
  if (waiting === undefined || waiting.endsAt <= now.getTime()) return null;
  const { endsAt: _, ...identity } = waiting;
  return identity;
}
