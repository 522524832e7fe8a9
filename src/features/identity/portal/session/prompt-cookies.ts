/**
 * 'true' while two-step sign-in is to be offered to the signed-in account (readings, "Two-step offer"): the page reads
 * it at its start (S21).
 */
export const twoStepOfferCookie = "mfa";

/**
 * 'true' after a sign-in with a resume that is out of date, until the prompt was answered (A11). It carries no domain,
 * so that the page's own script can take it away.
 */
export const staleResumeCookie = "resume-stale";
