import type { Sealer } from "../../../../platform/security/sealer.ts";
import { sessionLife } from "../../session/session.ts";

const purpose = "guest-token";

/** A guest's token: sealed, without a row, so that robots leave nothing behind. */
export function newGuestToken(sealer: Sealer, now: Date): string {
  return sealer.seal(purpose, String(now.getTime() + sessionLife.guestMs));
}

/** `unknown`: not a guest's token at all. */
export function readGuestToken(sealer: Sealer, token: string, now: Date): "live" | "expired" | "unknown" {
  const endsAt = sealer.open(purpose, token);
  if (endsAt === null) return "unknown";
  return Number(endsAt) > now.getTime() ? "live" : "expired";
}
