import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { z } from "zod";
import { shownPasskey } from "../passkeys/passkey.schema.ts";

const code = z.string().trim().max(40, "too-long").optional();

/** What may be shown as the second step. */
export const shownStep = z.object({ code, recoveryCode: code, passkey: shownPasskey.optional() });

/** One of the three has to be there. */
export const isAnyShown = ({ code: typed, recoveryCode, passkey }: z.infer<typeof shownStep>) =>
  Boolean(typed || recoveryCode) || passkey !== undefined;

export const nothingShown = { path: ["code"], error: "required" };
export const askedToMakePasskey = z.object({ options: z.custom<PublicKeyCredentialCreationOptionsJSON>() });
