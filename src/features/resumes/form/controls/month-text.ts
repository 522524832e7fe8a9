import { getLocale } from "#language-runtime";

const tags = { id: "id-ID", en: "en-GB" } as const;

/** "September"; months start at 1. */
export function monthText(month: number): string {
  const day = Date.UTC(2000, month - 1, 1);
  return new Intl.DateTimeFormat(tags[getLocale()], { month: "long", timeZone: "UTC" }).format(day);
}
