import type { Challenge } from "altcha-lib";

/** A challenge as the ALTCHA widget expects it. */
export type AltchaChallenge = Challenge;

/** A browser's settings for a provider with its own challenges. */
export interface RemoteChallenge {
  siteKey: string;
  /** The provider's script, which draws the captcha. */
  script: string;
}

export interface Captcha {
  /** The provider's places from which a page may fetch scripts and show frames; none for our own. */
  readonly sources: { readonly scripts: readonly string[]; readonly frames: readonly string[] };
  /** @param network whose challenge it is: what came from there lately makes it dearer */
  challenge(network: string): Promise<AltchaChallenge | RemoteChallenge>;
  /**
   * True once for each solution, for ten minutes (readings, "Captcha"); whatever else comes is false.
   * Not inside a transaction: a solution stays used, whatever happens after.
   */
  redeem(payload: string | undefined): Promise<boolean>;
}
