import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newToken, tokenHash } from "../../../platform/security/token.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { principalWord, staffPrincipal } from "../principal.ts";
import { spendChallenge } from "./passkey.store.server.ts";

/** So long a browser may take to answer. */
export const challengeLifeMs = 5 * 60 * 1000;

const purpose = "passkey-challenge";

const challengeSchema = z.object({
  challenge: z.string(),
  /** Its use: an answer for one use is invalid for the other. */
  use: z.enum(["show", "make"]),
  /** For whom; null where nobody is known yet. */
  staffId: z.number().nullable(),
  endsAt: z.number(),
});

/** A challenge for a passkey in one browser. */
export type Challenge = z.infer<typeof challengeSchema>;

/** A challenge, and as the browser keeps it until it answers: sealed, so that it answers none of another browser's. */
export function newChallenge(
  { sealer, clock }: Pick<Platform, "sealer" | "clock">,
  forWhom: Pick<Challenge, "use" | "staffId">,
): { challenge: string; sealed: string } {
  const challenge = newToken();
  const challengeRecord: Challenge = { ...forWhom, challenge, endsAt: clock().getTime() + challengeLifeMs };
  return { challenge, sealed: sealer.seal(purpose, JSON.stringify(challengeRecord)) };
}

/** A browser's challenge; null for one that is not sealed by this site, is too old, or has another use. */
export function readChallenge(
  { sealer, clock }: Pick<Platform, "sealer" | "clock">,
  sealed: string | undefined,
  use: Challenge["use"],
): Challenge | null {
  const opened = sealed === undefined ? null : sealer.open(purpose, sealed);
  const challengeRecord = opened === null ? undefined : challengeSchema.safeParse(JSON.parse(opened)).data;
  return challengeRecord === undefined || challengeRecord.use !== use || challengeRecord.endsAt <= clock().getTime()
    ? null
    : challengeRecord;
}

/** Uses it up, in the transaction that what it answered makes true. False: it was used before. */
export function takeChallenge(tx: Tx, { challenge, endsAt }: Challenge): Promise<boolean> {
  return spendChallenge(tx, tokenHash(challenge), new Date(endsAt));
}

/** To whom passkeys belong: the host of PUBLIC_URL, and pages of its origin alone. */
export function relyingParty({ publicUrl }: Pick<Settings, "publicUrl">): { id: string; origin: string } {
  return { id: new URL(publicUrl).hostname, origin: publicUrl };
}

/** A passkey's user handle: the member's id in a form that says nothing of the person. */
export function userHandle(staffId: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(principalWord(staffPrincipal(staffId)));
}

/** Loaded when the first passkey is asked for: it costs a quarter of a second and 26 MB, which a start goes without. */
export const passkeyLibrary = () => import("@simplewebauthn/server");
