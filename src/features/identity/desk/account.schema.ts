import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";
import { shownPasskey } from "../passkeys/passkey.schema.ts";
import { staffNameLength } from "../staff.ts";

addFieldMessages({ "password-short": m.desk_account_password_short });

const line = (most: number) => z.string().trim().min(1, "required").max(most, "too-long");

/** A password as typed: neither trimmed nor judged here. */
const password = z.string().min(1, "required").max(1_000, "too-long");

const code = line(40);

/** The forms of signing in and of beginning, for page and call alike. */
export const signInForm = z.object({ email: line(254), password });
export const forgotForm = z.object({ email: line(254) });
export const passwordForm = z.object({ password });
export const codeForm = z.object({ code });
export const beginForm = z.object({ name: line(staffNameLength), password });

const typedCode = z.string().trim().max(40, "too-long").optional();

/** Accepted second steps. */
export const shownStep = z.object({ code: typedCode, recoveryCode: typedCode, passkey: shownPasskey.optional() });

/** One of the three has to be there. */
export const isAnyShown = ({ code: typed, recoveryCode, passkey }: z.infer<typeof shownStep>) =>
  Boolean(typed || recoveryCode) || passkey !== undefined;

export const nothingShown = { path: ["code"], error: "required" };
export const askedToMakePasskey = z.object({ options: z.custom<PublicKeyCredentialCreationOptionsJSON>() });
