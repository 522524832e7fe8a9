import { passedCaptcha } from "../../../../contract/captcha-name.ts";
import { hostCookieName } from "../../../../contract/cookies.ts";
import type { Applicant, RequestContext } from "../../../../contract/request-context.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { captchaPassCookieName, type PassHolder, spendCaptchaPass } from "../../captcha-pass.server.ts";

type Applying = Pick<RequestContext, "cookies" | "network" | "isOwnOrigin"> & { identity: Applicant };

/** The pass that a request of our own pages brings along; other clients have none. */
export function getPassHolder({ settings }: Pick<Platform, "settings">, context: Applying): PassHolder {
  const { cookies, network, identity, isOwnOrigin } = context;
  const value = isOwnOrigin ? cookies[hostCookieName(settings, captchaPassCookieName)] : undefined;
  return { value, applicantId: identity.applicantId, network };
}

/** Whether the captcha of an application counts: a solution, or the pass of one that was solved on this device lately. */
export function redeemToApply(platform: Platform, context: Applying, grecaptcha: string | undefined): Promise<boolean> {
  if (grecaptcha !== passedCaptcha) return platform.captcha.redeem(grecaptcha);
  return spendCaptchaPass(platform, getPassHolder(platform, context));
}
