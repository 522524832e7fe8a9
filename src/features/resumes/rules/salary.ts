/** Expected salary in whole rupiah a month (§5, §9). */
export const salaryLimits = { min: 1_000_000, max: 99_999_999 } as const;

/** True for a salary that may be asked for. */
export function isSalary(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= salaryLimits.min && amount <= salaryLimits.max;
}
