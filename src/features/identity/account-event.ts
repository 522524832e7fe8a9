/** All that the trail of an account keeps (promise 13): what happened to its safety and to the data behind it. */
export const accountEvents = [
  "registered",
  "activated",
  "signed-in",
  "wrong-password",
  "not-activated",
  "limited",
  "second-step-passed",
  "wrong-code",
  "recovery-code-used",
  "signed-out",
  "session-ended",
  "password-changed",
  "password-reset",
  "reset-asked",
  "two-step-on",
  "two-step-off",
  "two-step-end-asked",
  "two-step-kept",
  "recovery-codes-renewed",
  "passkey-added",
  "passkey-removed",
  "provider-joined",
  "provider-parted",
  "data-downloaded",
  "consent-withdrawn",
  "suggestions-changed",
  "suggestions-stopped",
  "deleted",
] as const;

export type AccountEvent = (typeof accountEvents)[number];

/** Those that a try to sign in ends with. */
export const signInOutcomes = ["signed-in", "wrong-password", "wrong-code", "not-activated"] as const;

/** Who did it, as far as a request says; its id leads to the line of the log. */
export interface Asker {
  /** The browser's own description. */
  userAgent: string;
  network: string;
  requestId: string;
}

/** The asker, without what else a request context or a task knows. */
export function getAsker({ userAgent, network, requestId }: Asker): Asker {
  return { userAgent, network, requestId };
}
