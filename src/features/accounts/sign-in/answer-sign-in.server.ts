import { m } from "#messages";
import { accept, type Reply, refuse, refuseWith, tooMany } from "../../../contract/reply.ts";
import type { Visit } from "../../../contract/visit.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { loginAnswer } from "../accounts.schema.ts";
import type { ResumePort } from "../ports.server.ts";
import type { AccountCookies } from "../session/account-cookies.server.ts";
import { deviceCookieName, readDevice, sealDevice } from "../session/known-device.server.ts";
import { joinWaiting } from "../social/join-waiting.server.ts";
import type { Finished, SigningIn } from "./finish-sign-in.server.ts";

export type LoginReply = Reply<ReturnType<typeof loginAnswer.parse>>;

export interface SignInParts<Valid> {
  platform: Platform;
  cookies: AccountCookies;
  resume: ResumePort<Valid>;
}

/** Two-step sign-in is off: the wire's mfaStatusId. */
const mfaOff = 1;

/** What a visit says of a sign-in, whatever its first proof is. */
export function signingInOf({ sealer }: Platform, visit: Visit): Omit<SigningIn, "rememberMe"> {
  const { identity, isOwnOrigin, userAgent, network, cookies } = visit;
  const formerSessionId = isOwnOrigin && identity.kind === "applicant" ? identity.sessionId : null;
  return { device: readDevice(sealer, cookies[deviceCookieName]), userAgent, network, formerSessionId };
}

/** Answers how a sign-in ended in the wire's names, with the cookies that our own pages get (promise 2). */
export async function answerSignIn<Valid>(
  parts: SignInParts<Valid>,
  visit: Visit,
  finished: Finished,
  rememberMe: boolean,
): Promise<LoginReply> {
  switch (finished.status) {
    case "signed-in":
      return answerSignedIn(parts, visit, finished, rememberMe);
    case "not-activated":
      return refuse("not-activated", m.accounts_not_activated());
    case "limited":
      return tooMany(m.contract_too_many(), finished.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: finished.retryAfter };
  }
}

async function answerSignedIn<Valid>(
  { platform, cookies, resume }: SignInParts<Valid>,
  visit: Visit,
  { applicant, token }: Extract<Finished, { status: "signed-in" }>,
  rememberMe: boolean,
): Promise<LoginReply> {
  const { id, name, email: userName } = applicant;
  const answer = {
    ...{ token, name, userName },
    ...(await resume.summary(id)),
    mfaStatusId: mfaOff,
    message: m.accounts_welcome({ name }),
  } as const;
  if (!visit.isOwnOrigin) return accept(answer);
  const waiting = await joinWaiting(platform, visit, applicant);
  const device = readDevice(platform.sealer, visit.cookies[deviceCookieName]);
  const known = cookies.device(sealDevice(platform.sealer, device, id));
  return accept(answer, { cookies: [cookies.session(token, rememberMe), known, ...cookies.noGuest(), ...waiting] });
}
