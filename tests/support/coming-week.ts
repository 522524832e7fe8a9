const weekMs = 7 * 24 * 60 * 60 * 1000;
/** The first of the moments that tests name. */
const first = Date.parse("2026-11-26T12:00:00+07:00");
// The database's clock is the real one: what tests name comes after it, by whole weeks, so that days stay days of the week.
const laterMs = weekMs * Math.max(0, Math.ceil((Date.now() - first) / weekMs));

/** A moment of a test that begins on Thursday, 26 November 2026, noon in Jakarta, in the first such week that is to come. */
export function inComingWeek(moment: string): Date {
  return new Date(Date.parse(moment) + laterMs);
}
