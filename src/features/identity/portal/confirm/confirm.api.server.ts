import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, refuse, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import { lang } from "../../account-fields.schema.ts";
import { confirmSession } from "../../confirm-identity.server.ts";
import { passwordLength } from "../../password/password.ts";
import { emptyAnswer } from "../../people.schema.ts";
import { confirmMe } from "../accounts.calls.ts";
import { findDevice, whoOf } from "../session/identify.server.ts";

const proof = (most: number) =>
  z.preprocess(
    (value) => (value === "" ? undefined : (value ?? undefined)),
    z.string().max(most, "too-long").optional(),
  );

/** The password, or a code of the app or a recovery code where two-step sign-in is on. */
export const confirmRequest = z.object({
  body: z
    .object({ password: proof(passwordLength.max), OTPCode: proof(20), lang })
    .refine(({ password: typed, OTPCode }) => typed !== undefined || OTPCode !== undefined, {
      path: ["password"],
      message: "required",
    }),
});

/** `account/confirm` */
export function confirmEndpoint(platform: Platform): Endpoint {
  return endpoint(confirmMe, {
    request: confirmRequest,
    answer: emptyAnswer,
    async handle({ body: { password, OTPCode: otpCode } }, context) {
      const { principal, sessionId } = whoOf(context.identity);
      const device = findDevice(platform, context.cookies);
      const proof = { ...getAsker(context), principal, password, otpCode, device };
      const confirmed = await confirmSession(platform, { ...proof, sessionId });
      switch (confirmed.status) {
        case "confirmed":
          return accept({});
        case "wrong":
          return refuse(
            password === undefined ? "invalid-otp" : "wrong-password",
            password === undefined ? m.accounts_otp_invalid() : m.accounts_change_wrong(),
          );
        case "limited":
          return tooMany(m.contract_too_many(), confirmed.retryAfter);
        case "busy":
          return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: confirmed.retryAfter };
      }
    },
  });
}
