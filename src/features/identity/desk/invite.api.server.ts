import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { accept, invalid, type Refusal, type Reply, refuseWith, tooMany } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import { getAsker } from "../account-event.ts";
import { madePasskey, passkeyNameLength } from "../passkeys/passkey.schema.ts";
import { staffPrincipal } from "../principal.ts";
import { sealDevice } from "../session/known-device.server.ts";
import { beginStaffAccount, readInvitation } from "../staff-account/begin-account.server.ts";
import { askInvitedForPasskey, finishStaffAccount } from "../staff-account/finish-account.server.ts";
import { askedToMakePasskey, beginForm } from "./account.schema.ts";
import { mayEnterBy } from "./company/own-account.server.ts";
import { companyNeeded, wrongCode, wrongPasskey } from "./refused-proof.server.ts";
import {
  askInvitedForPasskeyCall,
  beginAccountCall,
  type Enrol,
  finishAccountCall,
  getInvite,
} from "./session.calls.ts";
import { createStaffCookies } from "./staff-cookies.server.ts";

/** Our tokens have 43 letters and digits; anything else is no link. */
const path = z.object({ token: z.string().max(200) });

const over = (): Refusal => refuseWith(410, "invite-over", m.desk_account_invite_over());
const busy = (retryAfter: number): Refusal => ({ ...refuseWith(503, "busy", m.contract_busy()), retryAfter });

function readEndpoint({ platform }: DeskParts): Endpoint {
  return deskEndpoint(getInvite, {
    request: z.object({ path }),
    answer: z.object({ email: z.string(), name: z.string() }),
    async handle({ path: { token } }): Promise<Reply<{ email: string; name: string }>> {
      const read = await readInvitation(platform, token);
      if (read.status !== "invited") return over();
      const { email, name } = read.invitation;
      return accept({ email, name });
    },
  });
}

/** Why an invitation leads nowhere here: where one's own account does not sign in, the company's does. */
async function notByOwn({ platform }: DeskParts, token: string, context: RequestContext): Promise<Refusal | null> {
  const cookies = createStaffCookies(platform.settings, platform.sealer);
  const read = await readInvitation(platform, token);
  if (read.status !== "invited") return over();
  const mayEnter = mayEnterBy(platform, cookies, context.cookies);
  return (await mayEnter(read.invitation.staffId)) ? null : companyNeeded();
}

function beginEndpoint(parts: DeskParts): Endpoint {
  const { platform, siteName } = parts;
  return deskEndpoint(beginAccountCall, {
    request: z.object({ path, body: beginForm }),
    answer: z.object({ next: z.literal("enrol"), secretKey: z.string(), otpauthUrl: z.string() }),
    async handle({ path: { token }, body }, context): Promise<Reply<Enrol>> {
      const refused = await notByOwn(parts, token, context);
      if (refused !== null) return refused;
      const begun = await beginStaffAccount(platform, siteName, { token, ...body });
      switch (begun.status) {
        case "begun":
          return accept({ next: "enrol", secretKey: begun.secretKey, otpauthUrl: begun.otpauthUrl });
        case "weak": {
          const { code } = begun;
          return invalid(m.contract_invalid_fields(), [{ path: "password", code, message: fieldMessage(code) }]);
        }
        case "busy":
          return busy(begun.retryAfter);
        default:
          return over();
      }
    },
  });
}

const notBegun = () => refuseWith(409, "not-begun", m.desk_account_not_begun());

function passkeyEndpoint({ platform, siteName }: DeskParts): Endpoint {
  const cookies = createStaffCookies(platform.settings, platform.sealer);
  return deskEndpoint(askInvitedForPasskeyCall, {
    request: z.object({ path }),
    answer: askedToMakePasskey,
    async handle({ path: { token } }) {
      const challenge = await askInvitedForPasskey(platform, siteName, token);
      if (challenge.status === "asked")
        return accept({ options: challenge.options }, { cookies: [cookies.passkey(challenge.sealed)] });
      return challenge.status === "not-begun" ? notBegun() : over();
    },
  });
}

/** The app's code, or a passkey, which may go without a name of its own. */
const newStep = z
  .object({
    code: z.string().trim().max(40, "too-long").optional(),
    passkey: madePasskey.optional(),
    name: z.string().trim().max(passkeyNameLength, "too-long").optional(),
  })
  .refine(({ code, passkey }) => Boolean(code) || passkey !== undefined, { path: ["code"], error: "required" });

function finishEndpoint(parts: DeskParts): Endpoint {
  const { platform, siteName } = parts;
  const cookies = createStaffCookies(platform.settings, platform.sealer);
  return deskEndpoint(finishAccountCall, {
    request: z.object({ path, body: newStep }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    async handle({ path: { token }, body }, context): Promise<Reply<{ recoveryCodes: string[] }>> {
      const refused = await notByOwn(parts, token, context);
      if (refused !== null) return refused;
      const { code = "", passkey, name } = body;
      const sealedChallenge = context.cookies[cookies.names.passkey];
      const step =
        passkey === undefined
          ? { code }
          : { passkey, sealedChallenge, name: name || m.desk_account_passkey_first_name() };
      const finished = await finishStaffAccount(platform, siteName, { ...getAsker(context), token, ...step });
      switch (finished.status) {
        case "finished": {
          const { staffId, sessionToken, recoveryCodes } = finished;
          const device = cookies.device(sealDevice(platform.sealer, null, staffPrincipal(staffId)));
          const setCookies = context.isOwnOrigin ? [cookies.session(sessionToken), device, cookies.noPasskey()] : [];
          return accept({ recoveryCodes }, { cookies: setCookies });
        }
        case "wrong":
          return passkey === undefined ? wrongCode() : wrongPasskey();
        case "limited":
          return tooMany(m.contract_too_many(), finished.retryAfter);
        case "busy":
          return busy(finished.retryAfter);
        case "not-begun":
          return notBegun();
        default:
          return over();
      }
    },
  });
}

/** The page of an invitation's link. */
export function inviteEndpoints(parts: DeskParts): Endpoint[] {
  return [readEndpoint(parts), beginEndpoint(parts), passkeyEndpoint(parts), finishEndpoint(parts)];
}
