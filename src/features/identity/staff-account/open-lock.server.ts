import type { Platform } from "../../../platform/platform.ts";
import type { Asker } from "../account-event.ts";
import { type Confirmed, confirmIdentity } from "../confirm-identity.server.ts";
import type { ShownPasskey } from "../passkeys/passkey.schema.ts";
import { provePasskey } from "../passkeys/show-passkey.server.ts";
import { staffPrincipal } from "../principal.ts";
import type { KnownDevice } from "../session/known-device.server.ts";
import { markProved, markUnlocked } from "../session/session.queries.server.ts";

/** Whose session it is, and from where it is asked. */
export interface OfSession extends Asker {
  staffId: number;
  sessionId: number;
  /** As the cookies name it; a known device has tries of its own. */
  device: KnownDevice | null;
}

export interface ShowsPasskey {
  passkey: ShownPasskey;
  /** What the browser kept of the question. */
  asked: string | undefined;
}

/** `ended`: the session is over meanwhile. */
export type Unlocked = Confirmed | { status: "ended" };

async function shownPasskey(platform: Platform, of: OfSession, { passkey, asked }: ShowsPasskey): Promise<Confirmed> {
  const { staffId } = of;
  const { status } = await provePasskey(platform, { passkey, sealed: asked, staffId, asker: of });
  return { status: status === "right" ? "confirmed" : "wrong" };
}

/** Opens the lock of a session for whoever shows the password or a passkey; a passkey is the second step as well. */
export async function unlockSession(
  platform: Platform,
  of: OfSession,
  shown: { password: string } | ShowsPasskey,
): Promise<Unlocked> {
  const isPasskey = "passkey" in shown;
  const confirmed = isPasskey
    ? await shownPasskey(platform, of, shown)
    : await confirmIdentity(platform, { ...of, ...shown, principal: staffPrincipal(of.staffId), otpCode: undefined });
  if (confirmed.status !== "confirmed") return confirmed;
  const { database, clock } = platform;
  if (!(await markUnlocked(database.db, of.sessionId, clock()))) return { status: "ended" };
  if (isPasskey) await markProved(database.db, of.sessionId, clock());
  return confirmed;
}

/** Renews what calls ask for that need the second step lately: a code, a recovery code, a passkey; never the password. */
export async function stepUpSession(
  platform: Platform,
  of: OfSession,
  shown: { code: string } | ShowsPasskey,
): Promise<Confirmed> {
  const principal = staffPrincipal(of.staffId);
  const confirmed =
    "passkey" in shown
      ? await shownPasskey(platform, of, shown)
      : await confirmIdentity(platform, { ...of, principal, password: undefined, otpCode: shown.code });
  if (confirmed.status === "confirmed") await markProved(platform.database.db, of.sessionId, platform.clock());
  return confirmed;
}
