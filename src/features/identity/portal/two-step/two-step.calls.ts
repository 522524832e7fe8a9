import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type {
  activateAnswer,
  activateRequest,
  deactivateRequest,
  emptyAnswer,
  mailedCodeAnswer,
  mailedCodeRequest,
  noRequest,
  offAnswer,
  renewAnswer,
  renewRequest,
} from "./two-step.schema.ts";

/** Begins to set two-step sign-in up (`GENERATE`), and turns it on with a code of the app (`VALIDATE`). */
export const mfaActivation = defineCall<z.infer<typeof activateRequest>, z.infer<typeof activateAnswer>>()({
  method: "POST",
  path: "mfa-activation",
  needs: "second-step.change",
  who: "applicant",
  needsProof: true,
  limits: smallBody,
});

/** Turns it off with a code of the app, a recovery code or the mailed one. */
export const mfaDeactivation = defineCall<z.infer<typeof deactivateRequest>, z.infer<typeof offAnswer>>()({
  method: "POST",
  path: "mfa-deactivation",
  needs: "second-step.change",
  who: "applicant",
  limits: smallBody,
});

/** Mails a code that turns it off (`SEND`), and turns it off with that (`VALIDATE`). */
export const emailVerificationNumber = defineCall<
  z.infer<typeof mailedCodeRequest>,
  z.infer<typeof mailedCodeAnswer>
>()({
  method: "POST",
  path: "email-verification-number",
  needs: "second-step.change",
  who: "applicant",
  needsProof: true,
  limits: smallBody,
});

/** Our addition: 'Later' to the offer of two-step sign-in. */
export const offerTwoStepLater = defineCall<z.infer<typeof noRequest>, z.infer<typeof emptyAnswer>>()({
  method: "POST",
  path: "account/two-step-later",
  needs: "account.edit",
  who: "applicant",
  limits: smallBody,
});

/** Our addition: new recovery codes, for the password and a code; the former ones end. */
export const renewCodes = defineCall<z.infer<typeof renewRequest>, z.infer<typeof renewAnswer>>()({
  method: "POST",
  path: "account/recovery-codes",
  needs: "second-step.change",
  who: "applicant",
  limits: smallBody,
});
