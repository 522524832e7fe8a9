import { m } from "#messages";
import { accept, type Reply, refuse, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { getAsker } from "../../account-event.ts";
import type { loginAnswer } from "../../people.schema.ts";
import type { ResumePort } from "../../ports.server.ts";
import { applicantPrincipal } from "../../principal.ts";
import { sealDevice } from "../../session/known-device.server.ts";
import type { Finished, SigningIn } from "../../sign-in/open-session.server.ts";
import { isToBeOffered, mfaStatus } from "../../two-step/two-step.server.ts";
import type { AccountCookies } from "../session/account-cookies.server.ts";
import { findDevice } from "../session/identify.server.ts";
import { joinWaiting } from "../social/join-waiting.server.ts";

/** What stands beside a refusal that asks for the second step. */
export interface SecondStepAsked {
  mfaStatusId: typeof mfaStatus.on;
}

export type LoginReply = Reply<ReturnType<typeof loginAnswer.parse>, SecondStepAsked>;

export interface SignInParts<Checked, Ready> {
  platform: Platform;
  cookies: AccountCookies;
  resume: ResumePort<Checked, Ready>;
  siteName: () => string;
}

/** What a request says of a sign-in, whatever its first proof is. */
export function signingInOf(platform: Platform, context: RequestContext): Omit<SigningIn, "code" | "rememberMe"> {
  const { identity, isOwnOrigin, cookies } = context;
  const formerSessionId = isOwnOrigin && identity.kind === "applicant" ? identity.sessionId : null;
  return { ...getAsker(context), device: findDevice(platform, cookies), formerSessionId };
}

/** Answers how a sign-in ended in the wire's names, with the cookies that our own pages get (promise 2). */
export async function answerSignIn<Checked, Ready>(
  parts: SignInParts<Checked, Ready>,
  context: RequestContext,
  finished: Finished,
  rememberMe: boolean,
): Promise<LoginReply> {
  switch (finished.status) {
    case "signed-in":
      return answerSignedIn(parts, context, finished, rememberMe);
    case "not-activated":
      return refuse("not-activated", m.accounts_not_activated());
    case "otp-required": {
      const cookies = context.isOwnOrigin ? [parts.cookies.pendingStep(finished.pending)] : [];
      return refuse("otp-required", m.accounts_otp_required(), { mfaStatusId: mfaStatus.on }, { cookies });
    }
    case "invalid-otp":
      return refuse("invalid-otp", m.accounts_otp_invalid(), { mfaStatusId: mfaStatus.on });
    case "limited":
      return tooMany(m.contract_too_many(), finished.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: finished.retryAfter };
  }
}

async function answerSignedIn<Checked, Ready>(
  { platform, cookies, resume, siteName }: SignInParts<Checked, Ready>,
  context: RequestContext,
  { applicant, token, isTwoStep }: Extract<Finished, { status: "signed-in" }>,
  rememberMe: boolean,
): Promise<LoginReply> {
  const { id, name, email: userName } = applicant;
  const summary = await resume.summary(id);
  const answer = {
    ...{ token, name, userName },
    ...summary,
    mfaStatusId: isTwoStep ? mfaStatus.on : mfaStatus.off,
    message: m.accounts_welcome({ name }),
  };
  if (!context.isOwnOrigin) return accept(answer);
  const waiting = await joinWaiting({ platform, siteName }, context, applicant);
  const device = findDevice(platform, context.cookies);
  const isOffered = !isTwoStep && (await isToBeOffered(platform, id));
  const known = cookies.device(sealDevice(platform.sealer, device, applicantPrincipal(id)));
  const prompts = [cookies.twoStepOffer(isOffered), cookies.staleResume(!summary.isUpToDate)];
  const newCookies = [cookies.session(token, rememberMe), known, ...prompts, ...cookies.noViewer(context.cookies)];
  return accept(answer, { cookies: [...newCookies, ...cookies.noGuest(), cookies.noPendingStep(), ...waiting] });
}
