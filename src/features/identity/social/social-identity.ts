/** Who may vouch for a person, in the order of the buttons. */
export const socialProviders = ["google", "facebook"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Labels. */
export const providerNames = { google: "Google", facebook: "Facebook" } as const satisfies Record<
  SocialProvider,
  string
>;

/** A person's account at a provider, in the provider's own words. */
export interface SocialIdentity {
  provider: SocialProvider;
  /** The provider's own id of the person, which never changes; an address may. */
  subject: string;
  email: string | null;
  /** True when the provider says that the address is this person's. */
  isEmailVerified: boolean;
  /** "" where the provider gives none. */
  name: string;
}

/** The result of a provider's sign-in, in the sign-in page's address. */
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
