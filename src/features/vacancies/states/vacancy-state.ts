/** Where a vacancy stands (recruiting §6); the public sees `open` ones, then `closed` ones, and no others. */
export const vacancyStates = ["draft", "in-review", "scheduled", "open", "closed", "archived"] as const;
export type VacancyState = (typeof vacancyStates)[number];

/** Who moves its applications: the desk, or the hiring system by imports (recruiting §1). */
export const leads = ["desk", "import"] as const;
export type Lead = (typeof leads)[number];
