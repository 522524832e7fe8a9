const dayMs = 86_400_000;

/** Days from the sent warning to the erasing, counted by the clock and by days on which the site ran. */
export const warnedDays = 30;

/**
 * What one run does at most, each hour: a clock that jumps, or a wrong setting, is noticed before much is gone.
 * Drafts, notifications and letters are counted each.
 */
export const mostAnHour = { accounts: 100, warnings: 200, rows: 2_000 } as const;

export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
