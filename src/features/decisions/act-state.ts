/** held: staff see it, the applicant nothing · released: the applicant was told · undone: taken back · dropped: nothing was left to act on. */
export const actStates = ["held", "released", "undone", "dropped"] as const;
export type ActState = (typeof actStates)[number];
