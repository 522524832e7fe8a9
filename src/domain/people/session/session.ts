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
  /** So long nothing asks again who somebody is who has shown it. */
  provedMs: 15 * minuteMs,
} as const;

/** Whether what a session showed at that moment still counts. */
export function isStillProved(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= sessionLife.provedMs;
}

/** When a session ends that is used now. A remembered one keeps its end. */
export function sessionEnd(session: { rememberMe: boolean; createdAt: Date }, now: Date): Date {
  const { rememberedMs, unusedMs } = sessionLife;
  return new Date(session.rememberMe ? session.createdAt.getTime() + rememberedMs : now.getTime() + unusedMs);
}
