import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";

type Api = typeof import("./two-step.api.server.ts");

/** Begins to set two-step sign-in up (`GENERATE`), and turns it on with a code of the app (`VALIDATE`). */
export const mfaActivation = defineCall<z.infer<Api["activateRequest"]>, z.infer<Api["activateAnswer"]>>()({
  method: "POST",
  path: "mfa-activation",
  needs: "second-step.change",
  who: "applicant",
  needsProof: true,
  limits: smallBody,
});

/** Turns it off with a code of the app, a recovery code or the mailed one. */
export const mfaDeactivation = defineCall<z.infer<Api["deactivateRequest"]>, z.infer<Api["offAnswer"]>>()({
  method: "POST",
  path: "mfa-deactivation",
  needs: "second-step.change",
  who: "applicant",
  limits: smallBody,
});

/** Mails a code that turns it off (`SEND`), and turns it off with that (`VALIDATE`). */
export const emailVerificationNumber = defineCall<
  z.infer<Api["mailedCodeRequest"]>,
  z.infer<Api["mailedCodeAnswer"]>
>()({
  method: "POST",
  path: "email-verification-number",
  needs: "second-step.change",
  who: "applicant",
  needsProof: true,
  limits: smallBody,
});

/** Our addition: 'Later' to the offer of two-step sign-in. */
export const offerTwoStepLater = defineCall<z.infer<Api["noRequest"]>, z.infer<Api["emptyAnswer"]>>()({
  method: "POST",
  path: "account/two-step-later",
  needs: "account.edit",
  who: "applicant",
  limits: smallBody,
});

/** Our addition: new recovery codes, for the password and a code; the former ones end. */
export const renewCodes = defineCall<z.infer<Api["renewRequest"]>, z.infer<Api["renewAnswer"]>>()({
  method: "POST",
  path: "account/recovery-codes",
  needs: "second-step.change",
  who: "applicant",
  limits: smallBody,
});
