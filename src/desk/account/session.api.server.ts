import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../contract/endpoint.server.ts";
import { accept, type Reply, refuseWith, tooMany } from "../../contract/reply.ts";
import type { RequestContext } from "../../contract/request-context.ts";
import { rolesOf } from "../../domain/organisation/organisation.server.ts";
import { deskActionsOf, staffRoles } from "../../domain/organisation/organisation.ts";
import {
  findStaff,
  readDevice,
  type StaffSignInResult,
  sealDevice,
  signInStaff,
  signInStaffBySecondStep,
  signOut,
} from "../../domain/people/people.server.ts";
import { askerOf, staffPrincipal } from "../../domain/people/people.ts";
import type { Platform } from "../../platform/platform.ts";
import { codeForm, signInForm } from "./account.schema.ts";
import {
  type DeskViewer,
  endSessionCall,
  getSession,
  type NextStep,
  openSessionCall,
  showSecondStep,
} from "./session.calls.ts";
import { createStaffCookies, type StaffCookies } from "./staff-cookies.server.ts";

export interface DeskParts {
  platform: Platform;
  siteName: () => string;
}

type AnyContext = RequestContext<"anyone">;

/** Who is signed in, as calls answer it. */
export const viewerAnswer = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ role: z.enum(staffRoles), companyIds: z.array(z.number()) })),
  actions: z.array(z.string()),
});

/** Who a member is to the desk's own pages. */
export async function viewerOf({ database: { db } }: Platform, staffId: number): Promise<DeskViewer> {
  const member = await findStaff(db, staffId);
  const roles = await rolesOf(db, staffId);
  const told = roles.map(({ role, companyIds }) => ({ role, companyIds: [...companyIds] }));
  const actions = [...deskActionsOf(roles)];
  return { name: member?.name ?? "", email: member?.email ?? "", roles: told, actions };
}

function signingInOf({ sealer }: Platform, cookies: StaffCookies, context: AnyContext) {
  const device = readDevice(sealer, context.cookies[cookies.names.device]);
  const formerSessionId = context.identity.kind === "staff" ? context.identity.sessionId : null;
  return { ...askerOf(context), device, formerSessionId };
}

/** Why nobody was let in. */
function refused(result: Exclude<StaffSignInResult, { status: "signed-in" | "otp-required" }>) {
  switch (result.status) {
    case "wrong":
      return refuseWith(401, "invalid-credentials", m.desk_account_wrong());
    case "invalid-otp":
      return refuseWith(401, "invalid-code", m.desk_account_wrong_code());
    case "locked":
      return refuseWith(401, "locked", m.desk_account_locked());
    case "limited":
      return tooMany(m.contract_too_many(), result.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.contract_busy()), retryAfter: result.retryAfter };
  }
}

/** Only pages of ours sign in: the desk has no tokens for clients. */
const foreign = () => refuseWith(403, "foreign-origin", m.contract_foreign_origin());

function passwordEndpoint({ platform, siteName }: DeskParts, cookies: StaffCookies): Endpoint {
  return deskEndpoint(openSessionCall, {
    request: z.object({ body: signInForm.extend({ sharedDevice: z.boolean().optional() }) }),
    answer: z.object({ next: z.literal("second-step") }),
    async handle({ body }, context): Promise<Reply<NextStep>> {
      if (!context.isOwnOrigin) return foreign();
      const { email: userName, password, sharedDevice = true } = body;
      const who = { ...signingInOf(platform, cookies, context), rememberMe: !sharedDevice, code: undefined };
      const result = await signInStaff(platform, siteName, { ...who, userName, password });
      if (result.status === "signed-in") throw new Error("A password alone signed in at the desk.");
      if (result.status !== "otp-required") return refused(result);
      return accept({ next: "second-step" }, { cookies: [cookies.pending(result.pending)] });
    },
  });
}

function secondStepEndpoint({ platform, siteName }: DeskParts, cookies: StaffCookies): Endpoint {
  return deskEndpoint(showSecondStep, {
    request: z.object({ body: codeForm }),
    answer: viewerAnswer,
    async handle({ body: { code } }, context): Promise<Reply<DeskViewer>> {
      if (!context.isOwnOrigin) return foreign();
      const pending = context.cookies[cookies.names.pending];
      const who = signingInOf(platform, cookies, context);
      const { result } = await signInStaffBySecondStep(platform, siteName, { ...who, code, pending });
      if (result.status === "ended" || result.status === "otp-required") {
        return refuseWith(401, "second-step-ended", m.desk_account_step_ended());
      }
      if (result.status !== "signed-in") return refused(result);
      const { id } = result.member;
      const device = cookies.device(sealDevice(platform.sealer, who.device, staffPrincipal(id)));
      const kept = [cookies.session(result.token), device, cookies.noPending()];
      return accept(await viewerOf(platform, id), { cookies: kept });
    },
  });
}

/** Signing in and out at the desk, and who is signed in. */
export function sessionEndpoints(parts: DeskParts): Endpoint[] {
  const { platform } = parts;
  const cookies = createStaffCookies(platform.settings, platform.sealer);
  return [
    deskEndpoint(getSession, {
      request: z.object({}),
      answer: viewerAnswer,
      handle: async (_, { identity }) => accept(await viewerOf(platform, identity.staffId)),
    }),
    passwordEndpoint(parts, cookies),
    secondStepEndpoint(parts, cookies),
    deskEndpoint(endSessionCall, {
      request: z.object({}),
      answer: z.null(),
      async handle(_, context) {
        const { staffId, sessionId } = context.identity;
        await signOut(platform, { principal: staffPrincipal(staffId), sessionId }, askerOf(context));
        return accept(null, { cookies: [cookies.noSession()] });
      },
    }),
  ];
}
