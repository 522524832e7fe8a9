import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept, type Reply, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import { getAsker } from "../account-event.ts";
import { joinAfterOwnSignIn, readWaitingCompany } from "../company-account/company-account.server.ts";
import { askToShowPasskey } from "../passkeys/show-passkey.server.ts";
import { staffPrincipal } from "../principal.ts";
import { readDevice, sealDevice } from "../session/known-device.server.ts";
import { signOut } from "../sign-out.server.ts";
import type { StaffMember } from "../staff.ts";
import { signInByPasskey, signInStaff, signInStaffBySecondStep } from "../staff-account/sign-in-staff.server.ts";
import { isAnyShown, nothingShown, shownStep, signInForm } from "./account.schema.ts";
import { mayEnterBy } from "./company/own-account.server.ts";
import { getViewer, viewerAnswer } from "./identify-staff.server.ts";
import { foreignOrigin, refusedProof, wrongCode, wrongPasskey, wrongPassword } from "./refused-proof.server.ts";
import {
  askForPasskeyCall,
  type DeskViewer,
  endSessionCall,
  getEntriesCall,
  getSession,
  type NextStep,
  openSessionCall,
  showSecondStep,
} from "./session.calls.ts";
import { createStaffCookies, type StaffCookies } from "./staff-cookies.server.ts";

type Parts = DeskParts & { cookies: StaffCookies };

/** From where someone signs in. */
function signingInOf({ platform, cookies }: Parts, context: RequestContext<"anyone">) {
  const device = readDevice(platform.sealer, context.cookies[cookies.names.device]);
  const mayEnter = mayEnterBy(platform, cookies, context.cookies);
  const formerSessionId = context.identity.kind === "staff" ? context.identity.sessionId : null;
  return { ...getAsker(context), device, formerSessionId, mayEnter };
}

function passwordEndpoint(parts: Parts): Endpoint {
  const { platform, siteName, cookies } = parts;
  return deskEndpoint(openSessionCall, {
    request: z.object({ body: signInForm.extend({ sharedDevice: z.boolean().optional() }) }),
    answer: z.object({ next: z.literal("second-step") }),
    async handle({ body }, context): Promise<Reply<NextStep>> {
      if (!context.isOwnOrigin) return foreignOrigin();
      const { email: userName, password, sharedDevice = true } = body;
      const who = { ...signingInOf(parts, context), rememberMe: !sharedDevice, code: undefined };
      const result = await signInStaff(platform, siteName, { ...who, userName, password });
      if (result.status === "signed-in") throw new Error("The desk signed in with a password alone.");
      if (result.status !== "otp-required") return refusedProof(result, wrongPassword);
      return accept({ next: "second-step" }, { cookies: [cookies.pending(result.pending)] });
    },
  });
}

/** Options for the browser, in WebAuthn's names. */
const askedForPasskey = z.object({ options: z.custom<PublicKeyCredentialRequestOptionsJSON>() });

/** The question to a passkey; someone who is here already is asked for one of their own. */
function passkeyEndpoint({ platform, cookies }: Parts): Endpoint {
  return deskEndpoint(askForPasskeyCall, {
    request: z.object({}),
    answer: askedForPasskey,
    async handle(_, { identity }) {
      const staffId = identity.kind === "staff" ? identity.staffId : null;
      const { options, sealed } = await askToShowPasskey(platform, staffId);
      return accept({ options }, { cookies: [cookies.passkey(sealed)] });
    },
  });
}

function secondStepEndpoint(parts: Parts): Endpoint {
  const { platform, siteName, cookies } = parts;
  async function signedIn(
    who: ReturnType<typeof signingInOf>,
    { id, email }: StaffMember,
    { token, waiting: sealed }: { token: string; waiting: string | undefined },
  ): Promise<Reply<DeskViewer>> {
    const device = cookies.device(sealDevice(platform.sealer, who.device, staffPrincipal(id)));
    const setCookies = [cookies.session(token), device, cookies.noPending(), cookies.noPasskey(), cookies.noWaiting()];
    const waiting = readWaitingCompany(platform.sealer, sealed, { email, now: platform.clock() });
    if (waiting !== null) await joinAfterOwnSignIn({ platform, siteName }, waiting, { staffId: id, asker: who });
    return accept(await getViewer(platform, id), { cookies: setCookies });
  }
  return deskEndpoint(showSecondStep, {
    request: z.object({
      body: shownStep.extend({ sharedDevice: z.boolean().optional() }).refine(isAnyShown, nothingShown),
    }),
    answer: viewerAnswer,
    async handle({ body: { code, recoveryCode, passkey, sharedDevice } }, context): Promise<Reply<DeskViewer>> {
      if (!context.isOwnOrigin) return foreignOrigin();
      const { [cookies.names.pending]: pending, [cookies.names.passkey]: sealedChallenge } = context.cookies;
      const waiting = context.cookies[cookies.names.waiting];
      const who = signingInOf(parts, context);
      if (passkey !== undefined) {
        const rememberMe = sharedDevice === undefined ? undefined : !sharedDevice;
        const result = await signInByPasskey(platform, siteName, {
          ...who,
          passkey,
          sealedChallenge,
          pending,
          rememberMe,
        });
        if (result.status !== "signed-in") return refusedProof(result, wrongPasskey);
        return signedIn(who, result.member, { token: result.token, waiting });
      }
      const typed = { ...who, code: code || recoveryCode, pending };
      const { result } = await signInStaffBySecondStep(platform, siteName, typed);
      if (result.status === "ended" || result.status === "otp-required") {
        return refuseWith(401, "second-step-ended", m.desk_account_step_ended());
      }
      if (result.status !== "signed-in") return refusedProof(result, wrongCode);
      return signedIn(who, result.member, { token: result.token, waiting });
    },
  });
}

/** Signing in and out at the desk, and who is signed in. */
export function sessionEndpoints(parts: DeskParts): Endpoint[] {
  const { platform } = parts;
  const cookies = createStaffCookies(platform.settings, platform.sealer);
  const all = { ...parts, cookies };
  return [
    deskEndpoint(getSession, {
      request: z.object({}),
      answer: viewerAnswer,
      handle: async (_, { identity }) => accept(await getViewer(platform, identity.staffId)),
    }),
    deskEndpoint(getEntriesCall, {
      request: z.object({}),
      answer: z.object({ company: z.boolean(), passwords: z.boolean() }),
      async handle() {
        const { oidc, passwords } = platform.settings.staff;
        return accept({ company: oidc !== null, passwords: passwords !== "off" });
      },
    }),
    passwordEndpoint(all),
    passkeyEndpoint(all),
    secondStepEndpoint(all),
    deskEndpoint(endSessionCall, {
      request: z.object({}),
      answer: z.null(),
      async handle(_, context) {
        const { staffId, sessionId } = context.identity;
        await signOut(platform, { principal: staffPrincipal(staffId), sessionId }, getAsker(context));
        return accept(null, { cookies: [cookies.noSession()] });
      },
    }),
  ];
}
