import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { accept, type Refusal, refuse, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import { lang, lineLength, sixDigits } from "../../account-fields.schema.ts";
import { passwordLength } from "../../password/password.ts";
import { knownDeviceId } from "../../session/known-device.server.ts";
import { activateTwoStep, generateSecret, type Holder } from "../../two-step/activate-two-step.server.ts";
import { deactivateTwoStep } from "../../two-step/end-two-step.server.ts";
import type { Proof } from "../../two-step/prove-second-step.server.ts";
import { mailCode, renewRecoveryCodes } from "../../two-step/renew-codes.server.ts";
import { mfaStatus, offerLater } from "../../two-step/two-step.server.ts";
import { type AccountCookies, createAccountCookies } from "../session/account-cookies.server.ts";
import { findDevice, whoOf } from "../session/identify.server.ts";
import {
  emailVerificationNumber,
  mfaActivation,
  mfaDeactivation,
  offerTwoStepLater,
  renewCodes,
} from "./two-step.calls.ts";

const recoveryCode = z.string("required").trim().min(1, "required").max(lineLength, "too-long");

/** `OTPCode` is asked for by some types alone. */
const noCode = z.preprocess(blankIsAbsent, z.string().max(lineLength, "too-long").optional());

export const offAnswer = z.object({ mfaStatusId: z.literal(1) });

export const emptyAnswer = z.object({});

type ApplicantContext = RequestContext<"applicant">;

type NotDone = { status: "wrong" | "on" | "off" } | { status: "limited" | "busy"; retryAfter: number };

function refusal(result: NotDone): Refusal {
  switch (result.status) {
    case "on":
      return refuse("two-step-on", m.accounts_two_step_on_already());
    case "wrong":
    case "off":
      return refuse("invalid-otp", m.accounts_otp_invalid());
    case "limited":
      return tooMany(m.contract_too_many(), result.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: result.retryAfter };
  }
}

interface Parts {
  platform: Platform;
  siteName: () => string;
  cookies: AccountCookies;
}

function getHolder({ platform }: Parts, context: ApplicantContext): Holder {
  const { identity, cookies: sent } = context;
  const who = whoOf(identity);
  const deviceId = knownDeviceId(findDevice(platform, sent), who.principal);
  return { ...getAsker(context), ...who, userName: identity.userName, deviceId };
}

/** It is offered no more: the browser's flag goes (§4 "MFA"). */
function notOffered({ cookies }: Parts, { isOwnOrigin }: ApplicantContext) {
  return { cookies: isOwnOrigin ? [cookies.twoStepOffer(false)] : [] };
}

async function turnOff(parts: Parts, context: ApplicantContext, proof: Proof, code: string) {
  const { platform, siteName } = parts;
  const result = await deactivateTwoStep(platform, siteName, getHolder(parts, context), { proof, code });
  return result.status === "deactivated" ? accept({ mfaStatusId: mfaStatus.off }) : refusal(result);
}

async function turnOn(parts: Parts, context: ApplicantContext, code: string) {
  const { platform, siteName } = parts;
  const result = await activateTwoStep(platform, siteName, getHolder(parts, context), code);
  if (result.status !== "activated") return refusal(result);
  return accept({ mfaStatusId: mfaStatus.on, recoveryCodes: result.recoveryCodes }, notOffered(parts, context));
}

export const activateRequest = z.object({
  body: z.discriminatedUnion("Type", [
    z.object({ Type: z.literal("GENERATE"), OTPCode: noCode, lang }),
    z.object({ Type: z.literal("VALIDATE"), OTPCode: sixDigits, lang }),
  ]),
});

export const activateAnswer = z.union([
  z.object({ secretKey: z.string(), otpauthUrl: z.string() }),
  z.object({ mfaStatusId: z.literal(2), recoveryCodes: z.array(z.string()) }),
]);

/** `mfa-activation` */
function activationEndpoint(parts: Parts): Endpoint {
  return endpoint(mfaActivation, {
    request: activateRequest,
    answer: activateAnswer,
    async handle({ body }, context) {
      if (body.Type === "VALIDATE") return turnOn(parts, context, body.OTPCode);
      const { identity } = context;
      const generated = await generateSecret(parts.platform, parts.siteName, {
        principal: whoOf(identity).principal,
        userName: identity.userName,
      });
      if (generated.status === "on") return refusal(generated);
      const { secretKey, otpauthUrl } = generated;
      return accept({ secretKey, otpauthUrl });
    },
  });
}

const proofOf = { OTP: "app", EMAIL: "mailed", RECOVERY: "recovery" } as const;

export const deactivateRequest = z.object({
  body: z.discriminatedUnion("Type", [
    z.object({ Type: z.literal("OTP"), OTPCode: sixDigits, lang }),
    z.object({ Type: z.literal("EMAIL"), OTPCode: sixDigits, lang }),
    z.object({ Type: z.literal("RECOVERY"), OTPCode: recoveryCode, lang }),
  ]),
});

/** `mfa-deactivation` */
function deactivationEndpoint(parts: Parts): Endpoint {
  return endpoint(mfaDeactivation, {
    request: deactivateRequest,
    answer: offAnswer,
    handle: ({ body }, context) => turnOff(parts, context, proofOf[body.Type], body.OTPCode),
  });
}

export const mailedCodeRequest = z.object({
  body: z.discriminatedUnion("Type", [
    z.object({ Type: z.literal("SEND"), OTPCode: noCode, DeactivateBy: noCode, LANG: lang }),
    z.object({ Type: z.literal("VALIDATE"), OTPCode: sixDigits, DeactivateBy: z.literal("EMAIL"), LANG: lang }),
  ]),
});

export const mailedCodeAnswer = z.union([offAnswer, emptyAnswer]);

/** `email-verification-number` */
function mailedCodeEndpoint(parts: Parts): Endpoint {
  return endpoint(emailVerificationNumber, {
    request: mailedCodeRequest,
    answer: mailedCodeAnswer,
    async handle({ body }, context) {
      if (body.Type === "VALIDATE") return turnOff(parts, context, "mailed", body.OTPCode);
      const { network } = context;
      const { principal, deviceId } = getHolder(parts, context);
      const mailed = await mailCode(parts.platform, parts.siteName, { principal, network, deviceId });
      return mailed.status === "mailed" ? accept({}) : refusal(mailed);
    },
  });
}

export const noRequest = z.object({});

/** `account/two-step-later` */
function laterEndpoint(parts: Parts): Endpoint {
  return endpoint(offerTwoStepLater, {
    request: noRequest,
    answer: emptyAnswer,
    async handle(_request, context) {
      await offerLater(parts.platform, context.identity.applicantId);
      return accept({}, notOffered(parts, context));
    },
  });
}

export const renewRequest = z.object({
  body: z.object({
    password: z.string("required").min(1, "required").max(passwordLength.max, "too-long"),
    OTPCode: recoveryCode,
    lang,
  }),
});

export const renewAnswer = z.object({ recoveryCodes: z.array(z.string()) });

/** `account/recovery-codes` */
function renewalEndpoint(parts: Parts): Endpoint {
  return endpoint(renewCodes, {
    request: renewRequest,
    answer: renewAnswer,
    async handle({ body: { password, OTPCode: code } }, context) {
      const { principal, deviceId } = getHolder(parts, context);
      const device = findDevice(parts.platform, context.cookies);
      const proof = { ...getAsker(context), principal, password, device };
      const renewed = await renewRecoveryCodes(parts.platform, parts.siteName, { proof, code, deviceId });
      if (renewed.status === "renewed") return accept({ recoveryCodes: renewed.recoveryCodes });
      if (renewed.status === "wrong-password") return refuse("wrong-password", m.accounts_change_wrong());
      return refusal(renewed);
    },
  });
}

/** Each call of two-step sign-in. */
export function twoStepEndpoints(platform: Platform, siteName: () => string): Endpoint[] {
  const parts = { platform, siteName, cookies: createAccountCookies(platform.settings, platform.sealer) };
  return [
    activationEndpoint(parts),
    deactivationEndpoint(parts),
    mailedCodeEndpoint(parts),
    laterEndpoint(parts),
    renewalEndpoint(parts),
  ];
}
