import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept, type Reply, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import { getAsker } from "../account-event.ts";
import { shownPasskey } from "../passkeys/passkey.schema.ts";
import { readDevice } from "../session/known-device.server.ts";
import { findStaff } from "../staff.queries.server.ts";
import { getWaysIn } from "../staff-account/own-second-steps.server.ts";
import { stepUpSession, unlockSession } from "../staff-account/sign-in-staff.server.ts";
import { isAnyShown, nothingShown, shownStep } from "./account.schema.ts";
import { refusedProof, wrongCode, wrongPasskey } from "./refused-proof.server.ts";
import { getWaysCall, stepUpCall, unlockCall } from "./session.calls.ts";
import { createStaffCookies, type StaffCookies } from "./staff-cookies.server.ts";

type Parts = DeskParts & { cookies: StaffCookies };

function ofSession(
  { platform: { sealer }, cookies }: Parts,
  context: RequestContext<"session"> | RequestContext<"staff">,
) {
  const { staffId, sessionId } = context.identity;
  const device = readDevice(sealer, context.cookies[cookies.names.device]);
  return { ...getAsker(context), staffId, sessionId, device };
}

const wrongPassword = () => refuseWith(401, "invalid-credentials", m.desk_account_wrong_password());

function unlockEndpoint(parts: Parts): Endpoint {
  const { platform, cookies } = parts;
  const body = z
    .object({ password: z.string().max(1_000, "too-long").optional(), passkey: shownPasskey.optional() })
    .refine(({ password, passkey }) => Boolean(password) || passkey !== undefined, {
      path: ["password"],
      error: "required",
    });
  return deskEndpoint(unlockCall, {
    request: z.object({ body }),
    answer: z.null(),
    async handle({ body: { password = "", passkey } }, context): Promise<Reply<null>> {
      const sealedChallenge = context.cookies[cookies.names.passkey];
      const proof = passkey === undefined ? { password } : { passkey, sealedChallenge };
      const result = await unlockSession(platform, ofSession(parts, context), proof);
      if (result.status === "ended") return refuseWith(401, "signed-out", m.contract_sign_in_required());
      if (result.status === "confirmed") return accept(null, { cookies: [cookies.noPasskey()] });
      return refusedProof(result, passkey === undefined ? wrongPassword : wrongPasskey);
    },
  });
}

function stepUpEndpoint(parts: Parts): Endpoint {
  const { platform, cookies } = parts;
  return deskEndpoint(stepUpCall, {
    request: z.object({ body: shownStep.refine(isAnyShown, nothingShown) }),
    answer: z.null(),
    async handle({ body: { code, recoveryCode, passkey } }, context): Promise<Reply<null>> {
      const sealedChallenge = context.cookies[cookies.names.passkey];
      const proof = passkey === undefined ? { code: code || recoveryCode || "" } : { passkey, sealedChallenge };
      const result = await stepUpSession(platform, ofSession(parts, context), proof);
      if (result.status === "confirmed") return accept(null, { cookies: [cookies.noPasskey()] });
      return refusedProof(result, passkey === undefined ? wrongCode : wrongPasskey);
    },
  });
}

/** Opening a lock, showing the second step once more, and by what either can be done. */
export function proofEndpoints(deskParts: DeskParts): Endpoint[] {
  const { platform } = deskParts;
  const parts = { ...deskParts, cookies: createStaffCookies(platform.settings, platform.sealer) };
  const { db } = platform.database;
  return [
    deskEndpoint(getWaysCall, {
      request: z.object({}),
      answer: z.object({
        name: z.string(),
        isLocked: z.boolean(),
        ways: z.object({ password: z.boolean(), app: z.boolean(), passkey: z.boolean(), company: z.boolean() }),
      }),
      async handle(_, { identity: { staffId, isLocked } }) {
        const member = await findStaff(db, staffId);
        return accept({ name: member?.name ?? "", isLocked, ways: await getWaysIn(db, staffId) });
      },
    }),
    unlockEndpoint(parts),
    stepUpEndpoint(parts),
  ];
}
