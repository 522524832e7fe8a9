import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { accept, invalid, type Reply, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { DeskParts } from "../../../desk-base/desk-parts.server.ts";
import { getAsker } from "../../account-event.ts";
import { readDevice } from "../../session/known-device.server.ts";
import {
  askForStaffPassword,
  readPasswordLink,
  resetStaffPassword,
} from "../../staff-account/forgotten-password.server.ts";
import { forgotForm, passwordForm } from "../account.schema.ts";
import { createStaffCookies } from "../staff-cookies.server.ts";
import { forgotCall, getPasswordLink, resetCall } from "./password.calls.ts";

/** Our tokens have 43 letters and digits; anything else is no link. */
const token = z.string().max(200, "too-long");

const over = () => refuseWith(410, "link-over", m.desk_account_reset_over());

/** A forgotten password: the mail that it asks for, and what its link opens (promises 3 and 6). */
export function passwordEndpoints({ platform, siteName }: DeskParts): Endpoint[] {
  const cookies = createStaffCookies(platform.settings, platform.sealer);
  return [
    deskEndpoint(forgotCall, {
      request: z.object({ body: forgotForm }),
      answer: z.null(),
      async handle({ body: { email } }, context): Promise<Reply<null>> {
        const device = readDevice(platform.sealer, context.cookies[cookies.names.device]);
        const result = await askForStaffPassword(platform, { email, device, asker: getAsker(context) });
        return result.status === "noted" ? accept(null) : tooMany(m.contract_too_many(), result.retryAfter);
      },
    }),
    deskEndpoint(getPasswordLink, {
      request: z.object({ path: z.object({ token }) }),
      answer: z.object({ email: z.string() }),
      async handle({ path }): Promise<Reply<{ email: string }>> {
        const link = await readPasswordLink(platform, path.token);
        return link === null ? over() : accept({ email: link.email });
      },
    }),
    deskEndpoint(resetCall, {
      request: z.object({ body: passwordForm.extend({ token }) }),
      answer: z.null(),
      async handle({ body }, context): Promise<Reply<null>> {
        const reset = await resetStaffPassword(platform, siteName, { ...body, asker: getAsker(context) });
        switch (reset.status) {
          case "reset":
            return accept(null);
          case "over":
            return over();
          case "weak": {
            const { code } = reset;
            return invalid(m.contract_invalid_fields(), [{ path: "password", code, message: fieldMessage(code) }]);
          }
          case "busy":
            return { ...refuseWith(503, "busy", m.contract_busy()), retryAfter: reset.retryAfter };
        }
      },
    }),
  ];
}
