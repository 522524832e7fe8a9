import type { Challenge } from "altcha-lib";

/** A challenge as the ALTCHA widget expects it. */
export type AltchaChallenge = Challenge;

export interface Captcha {
  /** null where the provider needs none of ours (reCAPTCHA). */
  challenge(): Promise<AltchaChallenge | null>;
  /**
   * True once for each solution, for ten minutes (decisions, "Captcha"); whatever else comes is false.
   * Not inside a transaction: a solution stays used, whatever happens after.
   */
  redeem(payload: string | undefined): Promise<boolean>;
}
