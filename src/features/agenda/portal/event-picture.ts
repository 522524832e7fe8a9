import { m } from "#messages";
import type { SharePicture } from "../../../contract/share-picture.ts";
import { site } from "../../../contract/site.ts";
import { dateRangeText } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { companyMark } from "../../../ui/patterns/company-mark.ts";
import { getDays } from "../event.ts";
import type { EventItem } from "./agenda.calls.ts";

type PicturedEvent = Pick<EventItem, "slug" | "title" | "location" | "startDate" | "endDate">;

/** The picture of a shared link to an event: its title, its days and its place, on the pattern of its cover. */
export function eventPicture(
  { slug, title, location, startDate, endDate }: PicturedEvent,
  language: Language,
): SharePicture {
  const locale = { locale: language };
  const { dye, pattern } = companyMark(slug);
  const [first, last] = getDays({ starts: startDate, ends: endDate });
  const below = m.agenda_when_where({ when: dateRangeText(first, last, language), where: location }, locale);
  return { title, above: m.agenda_title({}, locale), below, name: site.name, mark: { dye, pattern } };
}
