/** Whose letter is shown: of the first, of the longest name, of the first who reads the other language. */
export const sampleKinds = ["first", "longest", "other-language"] as const;
export type SampleKind = (typeof sampleKinds)[number];
