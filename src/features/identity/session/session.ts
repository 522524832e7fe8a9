import type { Principal } from "../principal.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long sessions and guests' tokens live (readings, "Sessions"). */
export const sessionLife = {
  /** With "remember me", from sign-in on. */
  rememberedMs: 90 * dayMs,
  /** Without it: so long after the last use. */
  unusedMs: 24 * hourMs,
  guestMs: 24 * hourMs,
  /** The last use is written at most this often. */
  touchEveryMs: 5 * minuteMs,
  /** So long nothing asks again who someone is who has shown it. */
  provedMs: 15 * minuteMs,
} as const;

/** Whether what a session showed at that moment still counts. */
export function isStillProved(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= sessionLife.provedMs;
}

/** How long a session of staff lives (recruiting §3). */
const staffSessionLife = { wholeMs: 12 * hourMs, unusedMs: 30 * minuteMs, unlockedMs: 60 * minuteMs } as const;

interface Begun {
  principal: Principal;
  /** "Remember me"; of staff that the device is their own. */
  rememberMe: boolean;
  createdAt: Date;
}

/** When a session ends that is used now. A remembered one keeps its end. */
export function sessionEnd({ principal, rememberMe, createdAt }: Begun, now: Date): Date {
  const begun = createdAt.getTime();
  if (principal.kind === "staff") {
    const whole = begun + staffSessionLife.wholeMs;
    return new Date(rememberMe ? whole : Math.min(whole, now.getTime() + staffSessionLife.unusedMs));
  }
  return new Date(rememberMe ? begun + sessionLife.rememberedMs : now.getTime() + sessionLife.unusedMs);
}

/** Whether a session is locked: of staff on a device of their own, unused for an hour (recruiting §3). */
export function isSessionLocked(
  { principal, rememberMe, lastUsedAt }: Pick<Begun, "principal" | "rememberMe"> & { lastUsedAt: Date },
  now: Date,
): boolean {
  const unused = now.getTime() - lastUsedAt.getTime();
  return principal.kind === "staff" && rememberMe && unused > staffSessionLife.unlockedMs;
}
