/** How often suggestions come, as the list of it codes them, the most frequent first. */
export const emailPeriods = ["daily", "weekly", "fortnightly", "monthly", "never"] as const;
export type EmailPeriod = (typeof emailPeriods)[number];

export const isEmailPeriod = (code: string | null): code is EmailPeriod =>
  emailPeriods.some((period) => period === code);

/** Those that come less often than one, the last being none at all. */
export function rarerPeriods(period: EmailPeriod): EmailPeriod[] {
  return emailPeriods.slice(emailPeriods.indexOf(period) + 1);
}
