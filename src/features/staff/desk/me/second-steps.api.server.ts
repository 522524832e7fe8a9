import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { accept, invalid, notFound, type Reply, refuseWith } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { DeskParts } from "../../../desk-base/desk-parts.server.ts";
import { getAsker } from "../../../identity/account-event.ts";
import { askedToMakePasskey } from "../../../identity/desk/account.schema.ts";
import { refusedProof, wrongCode, wrongPasskey } from "../../../identity/desk/refused-proof.server.ts";
import { createStaffCookies, type StaffCookies } from "../../../identity/desk/staff-cookies.server.ts";
import { madePasskey, passkeyNameLength } from "../../../identity/passkeys/passkey.schema.ts";
import { staffPrincipal } from "../../../identity/principal.ts";
import { knownDeviceId, readDevice } from "../../../identity/session/known-device.server.ts";
import {
  addOwnPasskey,
  askForOwnPasskey,
  getStaffSecondSteps,
  removeSecondStep,
  renewOwnCodes,
} from "../../../identity/staff-account/own-second-steps.server.ts";
import { activateTwoStep, generateSecret } from "../../../identity/two-step/activate-two-step.server.ts";
import {
  addSecondStep,
  askForOwnPasskeyCall,
  getSecondSteps,
  type NewSecondStep,
  removeSecondStepCall,
  type SecondStepAdded,
  type SecondStepsAnswer,
} from "./me.calls.ts";

type Parts = DeskParts & { cookies: StaffCookies };
type Context = RequestContext<"staff">;
type Added = Promise<Reply<SecondStepAdded>>;

const tooMany = () => refuseWith(409, "too-many-passkeys", m.desk_me_too_many_passkeys());
const done = (recoveryCodes: string[], cookies: string[] = []): Reply<SecondStepAdded> =>
  accept({ next: "done", recoveryCodes }, { cookies });

/** Sets an app up: first what it is to learn, then its code. */
async function addApp({ platform, siteName, cookies }: Parts, context: Context, code: string | undefined): Added {
  const { staffId, userName, sessionId } = context.identity;
  const principal = staffPrincipal(staffId);
  const isOn = refuseWith(409, "app-already-on", m.desk_me_app_on());
  if (!code) {
    const generated = await generateSecret(platform, siteName, { principal, userName });
    if (generated.status === "on") return isOn;
    const { secretKey, otpauthUrl } = generated;
    return accept({ next: "enrol", secretKey, otpauthUrl });
  }
  const device = readDevice(platform.sealer, context.cookies[cookies.names.device]);
  const holder = { ...getAsker(context), principal, userName, sessionId, deviceId: knownDeviceId(device, principal) };
  const activated = await activateTwoStep(platform, siteName, holder, code.replace(/\s/g, ""));
  if (activated.status === "on") return isOn;
  return activated.status === "activated" ? done(activated.recoveryCodes) : refusedProof(activated, wrongCode);
}

async function addPasskey({ platform, siteName, cookies }: Parts, context: Context, body: NewSecondStep): Added {
  const { passkey, name } = body;
  if (passkey === undefined || !name) {
    const path = passkey === undefined ? "passkey" : "name";
    return invalid(m.contract_invalid_fields(), [{ path, code: "required", message: fieldMessage("required") }]);
  }
  const of = { ...getAsker(context), staffId: context.identity.staffId };
  const sealedChallenge = context.cookies[cookies.names.passkey];
  const { status } = await addOwnPasskey(platform, siteName, of, { passkey, name, sealedChallenge });
  if (status === "too-many") return tooMany();
  return status === "wrong" ? wrongPasskey() : done([], [cookies.noPasskey()]);
}

async function renewCodes({ platform, siteName }: Parts, context: Context): Added {
  const renewed = await renewOwnCodes(platform, siteName, { ...getAsker(context), staffId: context.identity.staffId });
  if (renewed.status === "renewed") return done(renewed.recoveryCodes);
  return renewed.status === "none"
    ? refuseWith(409, "no-second-step", m.desk_me_no_second_step())
    : refusedProof(renewed, wrongCode);
}

function addEndpoint(parts: Parts): Endpoint {
  return deskEndpoint(addSecondStep, {
    request: z.object({
      body: z.object({
        kind: z.enum(["app", "passkey", "recovery-codes"], "choice"),
        code: z.string().trim().max(40, "too-long").optional(),
        passkey: madePasskey.optional(),
        name: z.string().trim().max(passkeyNameLength, "too-long").optional(),
      }),
    }),
    answer: z.union([
      z.object({ next: z.literal("enrol"), secretKey: z.string(), otpauthUrl: z.string() }),
      z.object({ next: z.literal("done"), recoveryCodes: z.array(z.string()) }),
    ]),
    handle({ body }, context): Added {
      if (body.kind === "app") return addApp(parts, context, body.code);
      return body.kind === "passkey" ? addPasskey(parts, context, body) : renewCodes(parts, context);
    },
  });
}

function removeEndpoint({ platform, siteName }: Parts): Endpoint {
  const step = z.union([z.literal("app"), pathId]);
  return deskEndpoint(removeSecondStepCall, {
    request: z.object({ path: z.object({ step }) }),
    answer: z.null(),
    async handle({ path }, context): Promise<Reply<null>> {
      const of = { ...getAsker(context), staffId: context.identity.staffId };
      const { status } = await removeSecondStep(platform, siteName, of, path.step);
      if (status === "last") return refuseWith(409, "last-second-step", m.desk_me_last_second_step());
      return status === "unknown" ? notFound(m.contract_not_found()) : accept(null);
    },
  });
}

async function toldSteps({ platform }: Parts, staffId: number): Promise<SecondStepsAnswer> {
  const { app, passkeys, recoveryCodesLeft } = await getStaffSecondSteps(platform.database.db, staffId);
  return {
    app: app && { since: wireMoment(app.since) },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: wireMoment(createdAt) },
      lastUsedAt: lastUsedAt && wireMoment(lastUsedAt),
    })),
    recoveryCodesLeft,
  };
}

/** Apps, passkeys and recovery codes of anyone who is signed in. */
export function secondStepEndpoints(desk: DeskParts): Endpoint[] {
  const { platform, siteName } = desk;
  const parts = { ...desk, cookies: createStaffCookies(platform.settings, platform.sealer) };
  const passkey = z.object({
    ...{ id: z.number(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() },
  });
  return [
    deskEndpoint(getSecondSteps, {
      request: z.object({}),
      answer: z.object({
        app: z.object({ since: z.string() }).nullable(),
        passkeys: z.array(passkey),
        recoveryCodesLeft: z.number(),
      }),
      handle: async (_, { identity }) => accept(await toldSteps(parts, identity.staffId)),
    }),
    deskEndpoint(askForOwnPasskeyCall, {
      request: z.object({}),
      answer: askedToMakePasskey,
      async handle(_, { identity }) {
        const challenge = await askForOwnPasskey(platform, siteName, identity.staffId);
        if (challenge === null) return tooMany();
        return accept({ options: challenge.options }, { cookies: [parts.cookies.passkey(challenge.sealed)] });
      },
    }),
    addEndpoint(parts),
    removeEndpoint(parts),
  ];
}
