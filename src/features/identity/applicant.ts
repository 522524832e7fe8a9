import type { Language } from "../../i18n/language.ts";

/** The record of a visitor from the virtual job fair (readings, "Shell and routes"). */
export const virtueSource = "virtue";

/** A person with an account, as other features may know them. */
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
