import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../account-event.queries.server.ts";
import type { Asker } from "../account-event.ts";
import { staffPrincipal } from "../principal.ts";
import { keepStaff } from "../staff.queries.server.ts";
import type { PasskeyAsked } from "./make-passkey.server.ts";
import type { ShownPasskey } from "./passkey.schema.ts";
import { findPasskey, type KeptPasskey, listCredentials, notePasskeyUse } from "./passkey.store.server.ts";
import {
  type Challenge,
  challengeLifeMs,
  newChallenge,
  passkeyLibrary,
  readChallenge,
  relyingParty,
  takeChallenge,
  userHandle,
} from "./passkey-challenge.server.ts";

/** Asks a browser to show a passkey: a member's own, or whichever the person chooses where nobody is known yet. */
export async function askToShowPasskey(
  platform: Platform,
  staffId: number | null,
): Promise<PasskeyAsked<PublicKeyCredentialRequestOptionsJSON>> {
  const { challenge, sealed } = newChallenge(platform, { use: "show", staffId });
  const own = staffId === null ? [] : await listCredentials(platform.database.db, staffId);
  const { generateAuthenticationOptions } = await passkeyLibrary();
  const options = await generateAuthenticationOptions({
    ...{ rpID: relyingParty(platform.settings).id, challenge: Buffer.from(challenge, "base64url") },
    ...{ timeout: challengeLifeMs, userVerification: "required", allowCredentials: own },
  });
  return { options, sealed };
}

export interface ShownAsk {
  passkey: ShownPasskey;
  /** The sealed challenge that the browser kept. */
  sealed: string | undefined;
  /** Whose it has to be; null where it says itself who signs in. */
  staffId: number | null;
  asker: Asker;
}

export type PasskeyShown = { status: "right"; staffId: number } | { status: "wrong" };

/**
 * Looks at a passkey that was shown, and uses its challenge up: of twenty at once one counts. Who holds it has shown the
 * device a finger, a face or a number, so that it is both proofs in one (recruiting §3).
 */
export async function provePasskey(platform: Platform, ask: ShownAsk): Promise<PasskeyShown> {
  const challenge = readChallenge(platform, ask.sealed, "show");
  const passkey = challenge === null ? undefined : await findPasskey(platform.database.db, ask.passkey.id);
  if (challenge === null || passkey === undefined) return { status: "wrong" };
  const { staffId } = passkey;
  const isTheirs = [challenge.staffId, ask.staffId].every(
    (expectedId) => expectedId === null || expectedId === staffId,
  );
  const counter = isTheirs ? await counterShown(platform, ask.passkey, passkey, challenge) : null;
  const isRight = counter !== null && (await noteShown(platform, ask.asker, passkey, { challenge, counter }));
  if (isRight) return { status: "right", staffId };
  const principal = staffPrincipal(staffId);
  await recordEvent(platform.database.db, ask.asker, { principal, event: "wrong-code" }, platform.clock());
  return { status: "wrong" };
}

/** How often it signed by now; null when anything about it is wrong, a count that went back among it. */
async function counterShown(
  { settings }: Platform,
  { id, rawId, type, response: answered }: ShownPasskey,
  { staffId, credentialId, publicKey, counter }: KeptPasskey,
  { challenge }: Challenge,
): Promise<number | null> {
  const { clientDataJSON, authenticatorData, signature, userHandle: owner } = answered;
  if (owner !== undefined && owner !== Buffer.from(userHandle(staffId)).toString("base64url")) return null;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(settings);
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      ...{ expectedChallenge: challenge, expectedRPID, expectedOrigin, requireUserVerification: true },
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for whatever is not as it should be.
    return null;
  }
}

function noteShown(
  { database, clock }: Platform,
  asker: Asker,
  { id, staffId }: KeptPasskey,
  { challenge, counter }: { challenge: Challenge; counter: number },
): Promise<boolean> {
  return database.transact(async (tx) => {
    await keepStaff(tx, staffId);
    if (!(await takeChallenge(tx, challenge)) || !(await notePasskeyUse(tx, { id, counter }, clock()))) return false;
    await recordEvent(tx, asker, { principal: staffPrincipal(staffId), event: "second-step-passed" }, clock());
    return true;
  });
}
