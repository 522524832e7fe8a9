/** What may be taken back, as the wire calls it. */
export const consentCodes = ["data-use", "data-truth"] as const;
export type ConsentCode = (typeof consentCodes)[number];
