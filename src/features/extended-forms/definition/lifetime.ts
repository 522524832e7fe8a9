/** Years that a parent is older than the child, at least. */
export const leastYearsToParent = 10;

/** Where a form says when something began, or was: nothing of it before its person was born. */
export const begun = [
  ["education", "startYear"],
  ["trainings", "date"],
  ["family", "maritalDate"],
  ["internships", "startMonth"],
  ["workExperiences", "startYear"],
  ["psychotests", "date"],
] as const;

/** Whose ages are told beside one's own. */
export const parents = ["father", "mother"] as const;
