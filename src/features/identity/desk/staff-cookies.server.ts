import { hostCookieName, writeCookie } from "../../../contract/cookies.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { waitingCompanyMs } from "../company-account/company-account.server.ts";
import { challengeLifeMs } from "../passkeys/passkey-challenge.server.ts";
import { deviceLifeMs } from "../session/known-device.server.ts";
import { pendingStepLifeMs } from "../session/pending-step.server.ts";

const sealPurpose = "staff-cookie";

/**
 * The desk's own cookies (recruiting §3): HttpOnly, and Strict, so that no other site leads anybody in signed in. None
 * of the applicants' is read here, nor one of these there; they are for this host alone, whatever domain is set.
 */
export function createStaffCookies(settings: Settings, sealer: Sealer) {
  const alone = { ...settings, cookieDomain: null };
  const names = {
    session: hostCookieName(alone, "staff"),
    device: hostCookieName(alone, "staff-device"),
    pending: hostCookieName(alone, "staff-second-step"),
    passkey: hostCookieName(alone, "staff-passkey"),
    waiting: hostCookieName(alone, "staff-waiting"),
  };
  const ours = { path: settings.basePath, httpOnly: true, secure: settings.publicUrl.startsWith("https:") };
  const cookie = (name: string, value: string, maxAge: number | undefined) =>
    writeCookie({ ...ours, name, value, maxAge, sameSite: "Strict" });
  return {
    names,
    /** Ends with the browser; the server ends it earlier. */
    session: (token: string) => cookie(names.session, sealer.seal(sealPurpose, token), undefined),
    noSession: () => cookie(names.session, "", 0),
    device: (value: string) => cookie(names.device, value, deviceLifeMs / 1000),
    pending: (value: string) => cookie(names.pending, value, pendingStepLifeMs / 1000),
    noPending: () => cookie(names.pending, "", 0),
    /** The challenge for a passkey. */
    passkey: (value: string) => cookie(names.passkey, value, challengeLifeMs / 1000),
    /** An account at the company's provider that waits for its member's own sign-in. */
    waiting: (value: string) => cookie(names.waiting, value, waitingCompanyMs / 1000),
    noWaiting: () => cookie(names.waiting, "", 0),
    noPasskey: () => cookie(names.passkey, "", 0),
    /** The session's token in a cookie's value; null when we did not seal it. */
    tokenIn: (value: string): string | null => sealer.open(sealPurpose, value),
  };
}

export type StaffCookies = ReturnType<typeof createStaffCookies>;
