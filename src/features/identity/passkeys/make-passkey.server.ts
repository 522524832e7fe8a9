import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/server";
import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { MadePasskey } from "./passkey.schema.ts";
import { insertPasskey, listCredentials, type NewPasskey } from "./passkey.store.server.ts";
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

/** EdDSA, ES256, RS256: what authenticators speak; named, so that nothing tries what Node calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Whose passkey it is to be, as the device shows it. */
export interface PasskeyOwner {
  staffId: number;
  email: string;
  name: string;
}

/** Options for the browser, and the sealed challenge that it keeps. */
export interface PasskeyAsked<Options> {
  options: Options;
  sealed: string;
}

/** Asks a browser for a passkey that signs in alone: it is found without an address, and looks at who holds it. */
export async function askForPasskey(
  platform: Platform,
  siteName: () => string,
  { staffId, email, name }: PasskeyOwner,
): Promise<PasskeyAsked<PublicKeyCredentialCreationOptionsJSON>> {
  const { challenge, sealed } = newChallenge(platform, { use: "make", staffId });
  const known = await listCredentials(platform.database.db, staffId);
  const { generateRegistrationOptions } = await passkeyLibrary();
  const options = await generateRegistrationOptions({
    ...{ rpName: siteName(), rpID: relyingParty(platform.settings).id, challenge: Buffer.from(challenge, "base64url") },
    ...{ userID: userHandle(staffId), userName: email, userDisplayName: name === "" ? email : name },
    ...{ attestationType: "none", timeout: challengeLifeMs, excludeCredentials: known },
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options, sealed };
}

/** A browser's answer, and its challenge. */
export interface MadeAsk {
  staffId: number;
  passkey: MadePasskey;
  sealed: string | undefined;
  /** The owner's name for it. */
  name: string;
}

/** A passkey that was made as it should be and is not written yet. */
export interface ReadPasskey {
  made: NewPasskey;
  challenge: Challenge;
}

/** Reads what a browser made; null when anything about it is wrong: the challenge, its owner, the origin. */
export async function readMadePasskey(platform: Platform, ask: MadeAsk): Promise<ReadPasskey | null> {
  const challenge = readChallenge(platform, ask.sealed, "make");
  if (challenge === null || challenge.staffId !== ask.staffId) return null;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(platform.settings);
  const expected = { expectedChallenge: challenge.challenge, expectedRPID, expectedOrigin };
  const { id, rawId, type, response: answered } = ask.passkey;
  const { clientDataJSON, attestationObject, transports = [] } = answered;
  const response = { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
  const { verifyRegistrationResponse } = await passkeyLibrary();
  try {
    const requirements = { requireUserVerification: true, supportedAlgorithmIDs };
    const read = await verifyRegistrationResponse({ ...expected, ...requirements, response });
    const { registrationInfo } = read;
    if (registrationInfo === undefined) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    const ways = transports.filter((word) => /^[a-z-]+$/.test(word));
    const made = { staffId: ask.staffId, credentialId, publicKey, counter, transports: ways, name: ask.name };
    return { made, challenge };
  } catch {
    // The library throws for whatever is not as it should be.
    return null;
  }
}

/** Writes it, once. False: the challenge was used before, or the passkey is someone's already. */
export async function keepPasskey(tx: Tx, { made, challenge }: ReadPasskey, now: Date): Promise<boolean> {
  return (await takeChallenge(tx, challenge)) && (await insertPasskey(tx, made, now)) !== null;
}
