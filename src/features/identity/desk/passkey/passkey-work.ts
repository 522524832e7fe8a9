import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/browser";
import { m } from "#messages";
import type { Sent } from "../../../../contract/client.ts";
import { plainDeskApi } from "../../../../contract/desk-api.ts";
import { type DeskAsk, lockedCode } from "../../../../contract/desk-ask.ts";
import type { Refused } from "../refusal.tsx";
import { askForPasskeyCall, type MakeOptions, stepUpCall, unlockCall } from "../session.calls.ts";

type Answered<Passkey> = { status: "answered"; passkey: Passkey } | ({ status: "refused" } & Refused);

/** The person turned away, took too long, or the device has none: browsers report the same for all of them. */
function notAnswered(): { status: "refused" } & Refused {
  return { status: "refused", message: m.desk_account_passkey_failed(), errors: [] };
}

/** Fetched when someone presses for it, so that no page carries it before. */
const library = () => import("@simplewebauthn/browser");

/** Asks the person to show a passkey. */
export async function showPasskey(): Promise<Answered<AuthenticationResponseJSON>> {
  const response = await plainDeskApi.send(askForPasskeyCall, {});
  if (response.status === "refused") return { status: "refused", message: response.message, errors: response.errors };
  try {
    const { startAuthentication } = await library();
    return { status: "answered", passkey: await startAuthentication({ optionsJSON: response.answer.options }) };
  } catch {
    return notAnswered();
  }
}

/** Asks the person to let the device make one; `ask` asks the server for the question. */
export async function makePasskey(ask: () => Promise<Sent<MakeOptions>>): Promise<Answered<RegistrationResponseJSON>> {
  const challenge = await ask();
  if (challenge.status === "refused")
    return { status: "refused", message: challenge.message, errors: challenge.errors };
  try {
    const { startRegistration } = await library();
    return { status: "answered", passkey: await startRegistration({ optionsJSON: challenge.answer.options }) };
  } catch {
    return notAnswered();
  }
}

/** Opens the lock, or renews the second step, by a passkey; null when that went well. */
export async function proveByPasskey(ask: DeskAsk): Promise<Refused | null> {
  const assertion = await showPasskey();
  if (assertion.status === "refused") return assertion;
  const body = { passkey: assertion.passkey };
  const sent = await (ask === lockedCode
    ? plainDeskApi.send(unlockCall, { body })
    : plainDeskApi.send(stepUpCall, { body }));
  return sent.status === "refused" ? sent : null;
}
