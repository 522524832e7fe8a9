/** Parts of a day that is being chosen; "" is what is not yet. */
export interface DayParts {
  year: string;
  month: string;
  day: string;
}

const unpadded = (digits: string | undefined) => (digits ?? "").replace(/^0+/, "");
const padded = (digits: string) => (digits === "" ? "" : digits.padStart(2, "0"));

/** Reads `YYYY-MM-DD` or a part of it: `2027-01-`. Of a month, `YYYY-MM`, the day stays open. */
export function partsOf(text: string): DayParts {
  const [year, month, day] = text.split("-");
  return { year: year ?? "", month: unpadded(month), day: unpadded(day) };
}

/** Writes `YYYY-MM-DD`; what is not chosen yet stays open, and nothing at all is "". */
export function dayText({ year, month, day }: DayParts): string {
  return year + month + day === "" ? "" : `${year}-${padded(month)}-${padded(day)}`;
}

/** Writes `YYYY-MM`, as above. */
export function monthText({ year, month }: Omit<DayParts, "day">): string {
  return year + month === "" ? "" : `${year}-${padded(month)}`;
}

/** True for a date of which something is still to be chosen. */
export function isPartial(text: string): boolean {
  return text.startsWith("-") || text.endsWith("-") || text.includes("--");
}
