import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, numberText } from "../../../../i18n/formats.ts";
import { type LetterSection, renderLetter } from "../../../../platform/mail/letter.ts";
import type { Mail } from "../../../../platform/mail/mail-message.ts";
import type { Sealer } from "../../../../platform/security/sealer.ts";
import { absoluteUrl } from "../../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../../platform/settings/settings.ts";
import { vacancyPath } from "../../../vacancies/vacancy-path.ts";
import { townOf } from "../../../vacancies/workplace.ts";
import type { LetterPart, Recipient } from "../letter-source.server.ts";
import { type StopKind, sealStops } from "../stop/stop-code.server.ts";
import { oneClickPath, stopPath } from "../stop/stop-path.ts";
import type { ToldVacancies } from "./told-vacancies.server.ts";

/** By what its own text names a letter as one of these. */
export const letterMailKind = "vacancies-letter";

/** What a source tells somebody, and of which kind it is. */
export interface KindOfPart {
  kind: StopKind;
  part: LetterPart;
}

export interface Composing {
  sealer: Sealer;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  siteName: string;
}

type Language = Recipient["language"];

/** A number for a message with a plural, written in the reader's language: a job has none of its own. */
const told = (count: number, language: Language) => ({ count, text: numberText(count, language) });

/** More places than this are "and others". */
const mostPlaces = 2;

function placesText(locations: readonly string[], language: Language): string {
  const towns = locations.slice(0, mostPlaces).map((place) => townOf(place).town);
  const rest = locations.length - towns.length;
  return rest <= 0
    ? towns.join(", ")
    : m.vacancy_letters_places({ towns: towns.join(", "), ...told(rest, language) }, { locale: language });
}

function sectionOf(part: LetterPart, vacancies: ToldVacancies, language: Language, url: Url): LetterSection {
  const locale = { locale: language };
  const items = part.vacancies.flatMap(({ id, reason, path }) => {
    const found = vacancies.of(id, language);
    if (found === undefined) return [];
    const { title, company, locations, closesAt } = found;
    // It closes at midnight after its last day.
    const closes = dateText(jakartaDay(new Date(closesAt.getTime() - 1)), language);
    const facts = [placesText(locations, language), m.vacancy_letters_closes({ date: closes }, locale)];
    // The dot stays with the place: no line begins with it.
    const where = facts.filter((text) => text !== "").join("\u00A0· ");
    const lines = [company, where, reason ?? ""].filter((text) => text !== "");
    return [{ title, lines, url: url(path ?? `${vacancyPath(id, title)}?media=${part.media}`) }];
  });
  const { heading, more } = part;
  if (more === undefined || more.count === 0) return { heading, items };
  return {
    heading,
    items,
    more: { label: m.vacancy_letters_more(told(more.count, language), locale), url: url(more.path) },
  };
}

type Url = (path: string) => string;

/** One letter of all that is told to somebody; null where none of it is open any more. */
export function composeLetter(
  { sealer, settings, siteName }: Composing,
  { address: to, language }: Recipient,
  parts: readonly KindOfPart[],
  vacancies: ToldVacancies,
): Mail | null {
  const locale = { locale: language };
  const url: Url = (path) => absoluteUrl(settings, path);
  const sections = parts
    .map(({ part }) => sectionOf(part, vacancies, language, url))
    .filter(({ items }) => items.length > 0);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  const code = sealStops(
    sealer,
    parts.map(({ kind, part: { stops } }) => ({ kind, stops })),
  );
  const links = parts.flatMap(({ part: { links = [] } }) =>
    links.map(({ label, path }) => ({ label, url: url(path) })),
  );
  const subject = m.vacancy_letters_subject(told(count, language), locale);
  const letter = renderLetter({
    ...{ language, siteName, subject, sections, title: m.vacancy_letters_title({}, locale) },
    paragraphs: [],
    links: [...links, { label: m.vacancy_letters_stop({}, locale), url: url(stopPath(code)) }],
    footer: m.vacancy_letters_footer({ site: siteName }, locale),
  });
  return { to, language, kind: letterMailKind, subject, unsubscribeUrl: url(oneClickPath(code)), ...letter };
}
