import { redirect } from "react-router";
import { m } from "#messages";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import { need, type PageAction, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { type CodeKind, codeForms } from "../../two-step/code-form.schema.ts";
import { getSecurity } from "../accounts.calls.ts";
import { confirmPath } from "../confirm/confirm-path.ts";
import { renewForm } from "../form/account-forms.schema.ts";
import {
  emailVerificationNumber,
  mfaActivation,
  mfaDeactivation,
  offerTwoStepLater,
  renewCodes,
} from "./two-step.calls.ts";

interface Shared {
  userName: string;
}

/** What the page shows before anything was pressed: on, or one of the steps of setting it up. */
export type TwoStepData = Shared &
  (
    | { status: "on"; recoveryCodesLeft: number; kind: CodeKind }
    | { status: "scan"; secretKey: string; otpauthUrl: string }
    | { status: "match" }
  );

function getKind(text: string | null): CodeKind {
  return text === "recovery" || text === "mailed" ? text : "app";
}

/** The first step asks for the secret; asked again within half an hour it is the same one. */
export async function load({ api, url, language }: PageRequest<unknown>): Promise<TwoStepData> {
  const { mfaStatusId, recoveryCodesLeft, userName, isProved } = need(await api.send(getSecurity, {}), url).data;
  const kind = getKind(url.searchParams.get("by"));
  if (mfaStatusId === 2) return { status: "on", userName, recoveryCodesLeft, kind };
  if (!isProved) throw redirect(confirmPath(url));
  if (["2", "3"].includes(url.searchParams.get("step") ?? "")) return { status: "match", userName };
  const generated = need(await api.send(mfaActivation, { body: { Type: "GENERATE", lang: language } }), url);
  if (!("secretKey" in generated)) throw new Error("Two-step set-up answered without a secret.");
  const { secretKey, otpauthUrl } = generated;
  return { status: "scan", userName, secretKey, otpauthUrl };
}

/** The result of an action. */
export type TwoStepOutcome =
  | { status: "activated" | "renewed"; recoveryCodes: string[] }
  | { status: "deactivated" | "later" | "mailed" }
  | { status: "refused" | "renewal-refused"; message: string; errors: FieldError[] };

type Page = PageAction<unknown>;

interface Refused {
  http: number;
  code: string;
  message: string;
  errors: FieldError[];
}

/** @param words what is said of a wrong code; the server's own unless given */
function refusal({ url }: Page, { http, code, message, errors }: Refused, words = message): TwoStepOutcome {
  if (http === 401) throw signInFirst(url);
  if (code === "confirm-identity") throw redirect(confirmPath(url));
  if (code !== "invalid-otp") return { status: "refused", message, errors };
  return { status: "refused", message, errors: [{ path: "OTPCode", code, message: words }] };
}

/** Turns it on or off, mails a code, gives new recovery codes, or puts it off. */
export function act(page: Page): Promise<TwoStepOutcome> {
  switch (formText(page.form, "intent")) {
    case "later":
      return later(page);
    case "mail":
      return mail(page);
    case "renew":
      return renew(page);
    case "turn-off":
      return withCode(page, getKind(formText(page.form, "kind")), turnOff);
    default:
      return withCode(page, "app", turnOn);
  }
}

async function withCode(
  page: Page,
  kind: CodeKind,
  use: (page: Page, code: string, kind: CodeKind) => Promise<TwoStepOutcome>,
): Promise<TwoStepOutcome> {
  const typed = { OTPCode: formText(page.form, "OTPCode") };
  const checked = codeForms[kind].safeParse(typed);
  if (checked.success) return use(page, checked.data.OTPCode, kind);
  const errors = fieldErrors(checked.error, typed, page.language);
  return { status: "refused", message: m.contract_invalid_fields(), errors };
}

async function turnOn(page: Page, OTPCode: string): Promise<TwoStepOutcome> {
  const sent = await page.api.send(mfaActivation, { body: { Type: "VALIDATE", OTPCode, lang: page.language } });
  // §5 has words of its own for a code that is set up.
  if (sent.status === "refused") return refusal(page, sent, m.accounts_field_otp_format());
  const recoveryCodes = "recoveryCodes" in sent.answer ? sent.answer.recoveryCodes : [];
  return { status: "activated", recoveryCodes };
}

const types = { app: "OTP", recovery: "RECOVERY", mailed: "EMAIL" } as const;

async function turnOff(page: Page, OTPCode: string, kind: CodeKind): Promise<TwoStepOutcome> {
  const sent = await page.api.send(mfaDeactivation, { body: { Type: types[kind], OTPCode, lang: page.language } });
  return sent.status === "refused" ? refusal(page, sent) : { status: "deactivated" };
}

async function mail(page: Page): Promise<TwoStepOutcome> {
  const sent = await page.api.send(emailVerificationNumber, { body: { Type: "SEND", LANG: page.language } });
  return sent.status === "refused" ? refusal(page, sent) : { status: "mailed" };
}

async function later(page: Page): Promise<TwoStepOutcome> {
  const sent = await page.api.send(offerTwoStepLater, {});
  return sent.status === "refused" ? refusal(page, sent) : { status: "later" };
}

/** The fields of the wire by their names in the form. */
const renewNames: Readonly<Record<string, string>> = { password: "renewPassword", OTPCode: "renewCode" };

async function renew(page: Page): Promise<TwoStepOutcome> {
  const typed = { renewPassword: formText(page.form, "renewPassword"), renewCode: formText(page.form, "renewCode") };
  const checked = renewForm.safeParse(typed);
  if (!checked.success) {
    const errors = fieldErrors(checked.error, typed, page.language);
    return { status: "renewal-refused", message: m.contract_invalid_fields(), errors };
  }
  const { renewPassword: password, renewCode: OTPCode } = checked.data;
  const sent = await page.api.send(renewCodes, { body: { password, OTPCode, lang: page.language } });
  if (sent.status === "accepted") return { status: "renewed", recoveryCodes: sent.answer.recoveryCodes };
  if (sent.http === 401) throw signInFirst(page.url);
  const { code, message } = sent;
  const wrong = { "wrong-password": "renewPassword", "invalid-otp": "renewCode" }[code];
  const errors = sent.errors.map((error) => ({ ...error, path: renewNames[error.path] ?? error.path }));
  return {
    status: "renewal-refused",
    message,
    errors: wrong === undefined ? errors : [{ path: wrong, code, message }],
  };
}
