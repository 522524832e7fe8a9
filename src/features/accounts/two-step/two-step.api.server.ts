import { m } from "#messages";
import { type Door, door } from "../../../contract/door.server.ts";
import { accept, type Refusal, refuse, refuseWith, tooMany } from "../../../contract/reply.ts";
import type { Visit } from "../../../contract/visit.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { deviceCookieName, readDevice } from "../session/known-device.server.ts";
import { activateTwoStep, generateSecret, type Holder } from "./activate-two-step.server.ts";
import { deactivateTwoStep } from "./deactivate-two-step.server.ts";
import { mailCode } from "./mail-code.server.ts";
import type { Proof } from "./prove-second-step.server.ts";
import { emailVerificationNumber, mfaActivation, mfaDeactivation, offerTwoStepLater } from "./two-step.calls.ts";
import {
  activateAnswer,
  activateRequest,
  deactivateRequest,
  emptyAnswer,
  mailedCodeAnswer,
  mailedCodeRequest,
  noRequest,
  offAnswer,
} from "./two-step.schema.ts";
import { mfaStatus, offerLater } from "./two-step.server.ts";

type Held = Visit<"applicant">;

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

/** Each call of two-step sign-in. */
export function twoStepDoors(platform: Platform, siteName: () => string): Door[] {
  const cookies = createAccountCookies(platform.settings, platform.sealer);

  function holderOf({ identity, cookies: sent, userAgent }: Held): Holder {
    const { applicantId, userName, sessionId } = identity;
    const device = readDevice(platform.sealer, sent[deviceCookieName]);
    const deviceId = device?.applicants.includes(applicantId) ? device.id : null;
    return { applicantId, userName, sessionId, deviceId, userAgent };
  }

  /** It is offered no more: the browser's flag goes (§4 "MFA"). */
  const notOffered = ({ isOwnOrigin }: Held) => ({ cookies: isOwnOrigin ? [cookies.twoStepOffer(false)] : [] });

  async function turnOff(visit: Held, proof: Proof, code: string) {
    const result = await deactivateTwoStep(platform, siteName, holderOf(visit), { proof, code });
    return result.status === "deactivated" ? accept({ mfaStatusId: mfaStatus.off }) : refusal(result);
  }

  return [
    door(mfaActivation, {
      request: activateRequest,
      answer: activateAnswer,
      async handle({ body }, visit) {
        if (body.Type === "GENERATE") {
          const generated = await generateSecret(platform, siteName, visit.identity);
          if (generated.status === "on") return refusal(generated);
          const { secretKey, otpauthUrl } = generated;
          return accept({ secretKey, otpauthUrl });
        }
        const result = await activateTwoStep(platform, siteName, holderOf(visit), body.OTPCode);
        if (result.status !== "activated") return refusal(result);
        return accept({ mfaStatusId: mfaStatus.on, recoveryCodes: result.recoveryCodes }, notOffered(visit));
      },
    }),
    door(mfaDeactivation, {
      request: deactivateRequest,
      answer: offAnswer,
      handle: ({ body }, visit) => turnOff(visit, proofOf[body.Type], body.OTPCode),
    }),
    door(emailVerificationNumber, {
      request: mailedCodeRequest,
      answer: mailedCodeAnswer,
      async handle({ body }, visit) {
        if (body.Type === "VALIDATE") return turnOff(visit, "mailed", body.OTPCode);
        const { identity, network } = visit;
        const mailed = await mailCode(platform, siteName, { applicantId: identity.applicantId, network });
        return mailed.status === "mailed" ? accept({}) : refusal(mailed);
      },
    }),
    door(offerTwoStepLater, {
      request: noRequest,
      answer: emptyAnswer,
      async handle(_request, visit) {
        await offerLater(platform, visit.identity.applicantId);
        return accept({}, notOffered(visit));
      },
    }),
  ];
}

const proofOf = { OTP: "app", EMAIL: "mailed", RECOVERY: "recovery" } as const;
