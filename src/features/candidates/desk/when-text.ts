import { dateText, momentText } from "../../../i18n/formats.ts";

/** When something happened to an application: of somebody hidden the day alone is told. */
export function whenText(when: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(when) ? dateText(when) : momentText(when);
}
