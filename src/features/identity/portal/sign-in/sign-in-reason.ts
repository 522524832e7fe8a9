/** Why somebody is asked to sign in. */
export type SignInReason = "apply" | "profile" | "history" | "saved" | "event" | "page";

const reasons: readonly [RegExp, SignInReason][] = [
  [/^\/lowongan\/profile-resume(\/|\?|$)/i, "apply"],
  [/^\/profile-resume(\/|\?|$)/i, "profile"],
  [/^\/account\/bookmark(\/|\?|$)/i, "saved"],
  [/^\/account\/history(\/|\?|$)/i, "history"],
  [/^\/agenda\/agenda-detail\//i, "event"],
];

/** The reason, told by where the person was going; null for the home page. */
export function signInReason(path: string): SignInReason | null {
  if (path === "/") return null;
  return reasons.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}
