/** Months after which a resume counts as out of date unless it was saved or confirmed again (§4, §9). */
const staleAfterMonths = 6;

/** True while a resume that was last confirmed at `confirmedAt` is up to date. */
export function isUpToDate(confirmedAt: Date, now: Date): boolean {
  const end = new Date(confirmedAt);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + staleAfterMonths);
  // 31 August and six months would roll into March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return now < end;
}
