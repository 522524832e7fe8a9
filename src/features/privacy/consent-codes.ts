/** The consent that may be withdrawn, by its name on the wire. */
export const consentCodes = ["data-use", "data-truth"] as const;
export type ConsentCode = (typeof consentCodes)[number];
