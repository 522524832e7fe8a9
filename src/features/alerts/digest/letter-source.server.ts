import { dayBegins, jakartaDay, wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";

/** An occasion for letters: of each, one person gets one at most. */
export interface Occasion {
  /** Names it: `2026-11-26`, or `2026-11-26 14` for an hour of that day. */
  name: string;
  /** `YYYY-MM-DD` in Jakarta. */
  day: string;
  now: Date;
  /** Whose slot is at most this is to be looked at. */
  slot: number;
}

/** The morning's letters begin to leave at six; each minute of the three hours is a slot. */
const opensAtHour = 6;
export const slots = 180;

const minuteMs = 60_000;
const endsAtHour = 20;

/** When a day's letters begin to be written. */
export function getMorning(day: string): Date {
  return new Date(dayBegins(day).getTime() + opensAtHour * 60 * minuteMs);
}

/**
 * The letters of a day, by their slots from six to nine in Jakarta; null before six. Where the site was away at that
 * time, those that are late still come until eight in the evening.
 */
export function morningAt(now: Date): Occasion | null {
  const day = jakartaDay(now);
  const minutes = Math.floor((now.getTime() - getMorning(day).getTime()) / minuteMs);
  if (minutes < 0 || minutes >= (endsAtHour - opensAtHour) * 60) return null;
  return { name: day, day, now, slot: Math.min(minutes, slots - 1) };
}

/** An hour's letters, for immediate alerts, which are collected; nobody has a slot in it. */
export function hourAt(now: Date): Occasion {
  const [day, hour] = [jakartaDay(now), wireMoment(now).slice(11, 13)];
  return { name: `${day} ${hour}`, day, now, slot: slots - 1 };
}

/** Someone who may be written to: an applicant, or a plain address. */
export interface Recipient {
  /** The comparison key of an address (`emailKey`): one a mailbox, however many sources know it. */
  key: string;
  address: string;
  language: Language;
  /** null: nobody with an activated account. */
  applicantId: number | null;
}

/** One section of a letter: vacancies in their order below a heading, in the recipient's language. */
export interface LetterPart {
  /** Subject and title of a letter that has this part; else they count the vacancies. */
  subject?: string;
  heading: string;
  vacancies: readonly {
    id: number;
    reason: string | null;
    /** A path of this site that leads to the vacancy; else its page. */
    path?: string;
  }[];
  /** Says where an application came from: links carry `?media=` and this. */
  media: string;
  /** How many more there are, and the path of the page that lists them. */
  more?: { count: number; path: string };
  /** Other links, such as changing the frequency; paths of this site. */
  links?: readonly { label: string; path: string }[];
  /** The parts that one click stops: passed to this source's `stop` unchanged. */
  stops: string;
}

/** A feature that writes parts of letters: reminders, suggestions, alerts. */
export interface LetterSource {
  /** Opens it for one run; what all of a run's recipients share is read here. */
  open(db: Db, occasion: Occasion): Promise<OpenSource>;
}

export interface OpenSource {
  /**
   * The next who are to be looked at on this occasion, at most `most`; nobody twice in a run, and none of whom
   * `isToBeLookedAt` does not hold.
   */
  due(db: Db, most: number): Promise<Recipient[]>;
  /**
   * The parts for those of the recipients that it knows, by `key`, one or several; vacancies that are open
   * alone; records them in the same transaction. It is asked about recipients of other sources as well, whose
   * letter this joins.
   */
  take(tx: Tx, recipients: readonly Recipient[]): Promise<ReadonlyMap<string, LetterPart | readonly LetterPart[]>>;
}
