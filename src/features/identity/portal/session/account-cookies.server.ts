import {
  type Cookies,
  guestMarkName,
  hostCookieName,
  scriptsCookie,
  sessionCookieNames,
  viewerCookie,
  writeCookie,
} from "../../../../contract/cookies.ts";
import { type DrawnViewer, viewerValue } from "../../../../contract/viewer-cookie.server.ts";
import type { Sealer } from "../../../../platform/security/sealer.ts";
import type { Settings } from "../../../../platform/settings/settings.ts";
import { careerActivityCookie } from "../../../vacancies/activity/career-activity.ts";
import { captchaPassCookieName, captchaPassLifeMs } from "../../captcha-pass.server.ts";
import { deviceCookieName, deviceLifeMs } from "../../session/known-device.server.ts";
import { pendingStepCookieName, pendingStepLifeMs } from "../../session/pending-step.server.ts";
import { sessionLife } from "../../session/session.ts";
import { waitingCookieName, waitingLifeMs } from "../../social/join-identity.server.ts";
import { staleResumeCookie, twoStepOfferCookie } from "./prompt-cookies.ts";

const sealPurpose = "session-cookie";

/** Seconds; 0 removes the cookie, undefined ends it with the browser. */
type MaxAge = number | undefined;

/**
 * Writes and reads the cookies that say who a browser is (promise 2): all of them HttpOnly, sealed, SameSite=Lax.
 * Only the mark beside a guest's token, what a sign-in is followed by (the prompts) and what the header shows (the viewer)
 * are for scripts to read.
 */
export function createAccountCookies(settings: Settings, sealer: Sealer) {
  const names = sessionCookieNames(settings);
  const ours = { path: settings.basePath, httpOnly: true, secure: settings.publicUrl.startsWith("https:") };
  const domain = settings.cookieDomain ?? undefined;
  const cookie = (name: string, value: string, maxAge: MaxAge) => writeCookie({ ...ours, name, value, domain, maxAge });
  const forScripts = (name: string, value: string, maxAge: MaxAge) =>
    writeCookie({ ...ours, name, value, domain, maxAge, httpOnly: false });
  const sealed = (name: string, value: string, maxAge: MaxAge) => cookie(hostCookieName(settings, name), value, maxAge);
  const guestMark = (value: string, maxAge: number) => forScripts(guestMarkName, value, maxAge);
  const noSession = () => cookie(names.session, "", 0);
  const noGuest = () => [cookie(names.guest, "", 0), guestMark("", 0)];
  const twoStepOffer = (isOffered: boolean) =>
    isOffered ? forScripts(twoStepOfferCookie, "true", undefined) : forScripts(twoStepOfferCookie, "", 0);
  const staleResume = (isStale: boolean) =>
    writeCookie({
      ...{ ...ours, name: staleResumeCookie, httpOnly: false },
      ...(isStale ? { value: "true" } : { value: "", maxAge: 0 }),
    });
  const viewer = (value: string) => writeCookie({ ...ours, name: viewerCookie, value, httpOnly: false });
  const noViewer = (sent: Cookies) =>
    [viewerCookie, scriptsCookie]
      .filter((name) => sent[name] !== undefined)
      .map((name) => writeCookie({ ...ours, name, value: "", maxAge: 0, httpOnly: false }));
  const noPrompts = () => [twoStepOffer(false), staleResume(false)];
  const noSocialWaiting = () => sealed(waitingCookieName, "", 0);
  return {
    names,
    session: (token: string, rememberMe: boolean) =>
      cookie(names.session, sealer.seal(sealPurpose, token), rememberMe ? sessionLife.rememberedMs / 1000 : undefined),
    /** What the header shows goes with its session, where the browser has it. */
    noViewer,
    /** What the header shows, for the session of these cookies; none where the browser has it already. */
    viewer: (sent: Cookies, drawn: DrawnViewer): string[] => {
      const session = sent[names.session];
      const value = session === undefined ? "" : viewerValue(session, drawn);
      return value === "" || value === sent[viewerCookie] ? [] : [viewer(value)];
    },
    /** A session that the server no longer knows, and what its sign-in was to be followed by. */
    endedSession: (sent: Cookies) => [noSession(), ...noPrompts(), ...noViewer(sent)],
    guest: (token: string) => [
      cookie(names.guest, token, sessionLife.guestMs / 1000),
      guestMark("yes", sessionLife.guestMs / 1000),
    ],
    noGuest,
    captchaPass: (value: string) => sealed(captchaPassCookieName, value, captchaPassLifeMs / 1000),
    /** All that is personal goes: signed out, or the account is gone (S24). */
    nobody: (sent: Cookies) => [
      ...[noSession(), cookie(careerActivityCookie, "", 0), ...noPrompts()],
      ...[noSocialWaiting(), sealed(captchaPassCookieName, "", 0), ...noGuest(), ...noViewer(sent)],
    ],
    pendingStep: (value: string) => sealed(pendingStepCookieName, value, pendingStepLifeMs / 1000),
    noPendingStep: () => sealed(pendingStepCookieName, "", 0),
    twoStepOffer,
    staleResume,
    socialWaiting: (value: string) => sealed(waitingCookieName, value, waitingLifeMs / 1000),
    noSocialWaiting,
    device: (value: string) => sealed(deviceCookieName, value, deviceLifeMs / 1000),
    /** The session's token in a cookie's value; null when we did not seal it. */
    openSession: (value: string): string | null => sealer.open(sealPurpose, value),
  };
}

export type AccountCookies = ReturnType<typeof createAccountCookies>;
