/** What came of a sign-in by a provider, as the sign-in page's address says it. */
const outcomes = [
  "social-account-invalid",
  "email-required",
  "sign-up-needed",
  "link-needed",
  "not-activated",
  "too-many",
  "provider-away",
  "cancelled",
] as const;

export type SocialOutcome = (typeof outcomes)[number];

/** The outcome that a text names; null for any other text. */
export function socialOutcome(text: string | null | undefined): SocialOutcome | null {
  return outcomes.find((outcome) => outcome === text) ?? null;
}
