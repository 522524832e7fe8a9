import type { Language } from "../../i18n/language.ts";

/**
 * How long a sign-up waits for its activation: one that its address's owner has not confirmed for so long may be somebody
 * else's, and goes as soon as no link to activate it works any more.
 */
export const SIGN_UP_WAITS_MS = 30 * 24 * 60 * 60 * 1000;

/** What is recorded of a visitor who comes from the virtual job fair (readings, "Shell and routes"). */
export const virtueSource = "virtue";

/** A person with an account, as other rooms may know them. */
export interface ApplicantAccount {
  id: number;
  name: string;
  /** As registered. */
  email: string;
  /** The language of mail to this person. */
  language: Language;
  /** Where the sign-up came from: a slug such as "virtue". */
  source: string | null;
  createdAt: Date;
  activatedAt: Date | null;
}
