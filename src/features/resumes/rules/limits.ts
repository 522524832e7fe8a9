/** Entries that a list of the resume takes (§9; internships: wire, "Shapes"). */
export const listLimits = { educations: 3, experiences: 3, organisations: 3, internships: 10 } as const;

/** Characters of a single-line text (§9). */
export const lineLength = 100;

/** Years and months of work experience (wire, "Shapes"). */
export const experienceLimits = { years: 60, months: 11 } as const;

/** 1 Student/Fresh Graduate, 2 Professional (§9). */
export const categories = [1, 2] as const;
export type Category = (typeof categories)[number];

/** 1 male, 2 female (wire, "Dates"). */
export const genders = [1, 2] as const;
export type Gender = (typeof genders)[number];

/** Professionals must have work experience (§5); `isProHire` on the wire. */
export function isProHire(category: number | null): boolean {
  return category === 2;
}

/** Expected salary in whole rupiah a month (§5, §9). */
export const salaryLimits = { min: 1_000_000, max: 99_999_999 } as const;

/** True for a salary that may be asked for. */
export function isSalary(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= salaryLimits.min && amount <= salaryLimits.max;
}
