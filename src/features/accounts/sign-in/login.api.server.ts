import { m } from "#messages";
import { type Door, door } from "../../../contract/door.server.ts";
import { accept, type Reply, refuse, refuseWith, tooMany } from "../../../contract/reply.ts";
import type { Visit } from "../../../contract/visit.ts";
import type { Platform } from "../../../platform/platform.ts";
import { login } from "../accounts.calls.ts";
import { loginAnswer, loginRequest } from "../accounts.schema.ts";
import type { AccountPorts, ResumePort } from "../ports.server.ts";
import { type AccountCookies, createAccountCookies } from "../session/account-cookies.server.ts";
import { newGuestToken } from "../session/guest-token.server.ts";
import { deviceCookieName, readDevice, sealDevice } from "../session/known-device.server.ts";
import { type SignInResult, signIn } from "./sign-in.server.ts";

type LoginForm = ReturnType<typeof loginRequest.parse>["body"];
type LoginReply = Reply<ReturnType<typeof loginAnswer.parse>>;

interface LoginParts<Valid> {
  platform: Platform;
  cookies: AccountCookies;
  resume: ResumePort<Valid>;
}

/** Two-step sign-in is off: the wire's mfaStatusId. */
const mfaOff = 1;

/** A guest's token; a browser whose session has ended loses that cookie with it. */
function answerGuest({ sealer, clock }: Platform, cookies: AccountCookies, visit: Visit): LoginReply {
  const token = newGuestToken(sealer, clock());
  const answer = { token, name: "guest" } as const;
  if (!visit.isOwnOrigin || visit.identity.kind === "applicant") return accept(answer);
  const stale = visit.cookies[cookies.names.session] === undefined ? [] : [cookies.noSession()];
  return accept(answer, { cookies: [...cookies.guest(token), ...stale] });
}

function refusal(result: Exclude<SignInResult, { status: "signed-in" }>): LoginReply {
  switch (result.status) {
    case "wrong":
      return refuse("invalid-credentials", m.accounts_invalid_credentials());
    case "not-activated":
      return refuse("not-activated", m.accounts_not_activated());
    case "captcha":
      return refuse("captcha", m.accounts_captcha());
    case "limited":
      return tooMany(m.contract_too_many(), result.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.accounts_busy()), retryAfter: result.retryAfter };
  }
}

async function answerApplicant<Valid>(
  { platform, cookies, resume }: LoginParts<Valid>,
  form: LoginForm & { userName: string; password: string },
  visit: Visit,
): Promise<LoginReply> {
  const device = readDevice(platform.sealer, visit.cookies[deviceCookieName]);
  const rememberMe = form.rememberMe === true;
  const result = await signIn(platform, {
    ...form,
    captcha: form.grecaptcha,
    rememberMe,
    device,
    userAgent: visit.userAgent,
    network: visit.network,
    formerSessionId: visit.isOwnOrigin && visit.identity.kind === "applicant" ? visit.identity.sessionId : null,
  });
  if (result.status !== "signed-in") return refusal(result);
  const { applicant, token } = result;
  const { id, name, email: userName } = applicant;
  const answer = {
    ...{ token, name, userName },
    ...(await resume.summary(id)),
    mfaStatusId: mfaOff,
    message: m.accounts_welcome({ name }),
  } as const;
  if (!visit.isOwnOrigin) return accept(answer);
  const known = cookies.device(sealDevice(platform.sealer, device, id));
  return accept(answer, { cookies: [cookies.session(token, rememberMe), ...cookies.noGuest(), known] });
}

/** `login`: a guest's token without name and password, a person's session with them. */
export function loginDoor<Valid>(platform: Platform, { resume }: AccountPorts<Valid>): Door {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return door(login, {
    request: loginRequest,
    answer: loginAnswer,
    async handle({ body }, visit) {
      const { userName, password } = body;
      if (userName === undefined || password === undefined) return answerGuest(platform, cookies, visit);
      return answerApplicant({ platform, cookies, resume }, { ...body, userName, password }, visit);
    },
  });
}
