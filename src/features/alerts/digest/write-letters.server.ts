import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, numberText } from "../../../i18n/formats.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { logFault } from "../../../platform/log/log.ts";
import { type LetterSection, renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { isUnavailable } from "../../../platform/unavailable.ts";
import { vacancyPath } from "../../vacancies/vacancy-path.ts";
import { getTown } from "../../vacancies/vacancy-words.ts";
import {
  type LetterPart,
  type LetterSource,
  morningAt,
  type Occasion,
  type OpenSource,
  type Recipient,
} from "./letter-source.server.ts";
import { type StopKind, sealStops, stopKinds } from "./stop-letters.server.ts";
import { readTold, type ToldVacancies } from "./told-vacancies.server.ts";
import { forgetLookedAt, keepAccounts, markLookedAt } from "./vacancy-letter.queries.server.ts";

/** By what its own text names a letter as one of these. */
export const letterMailKind = "vacancies-letter";

/** One section for someone, and its kind. */
interface KindOfPart {
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
const counted = (count: number, language: Language) => ({ count, text: numberText(count, language) });

/** More places than this are "and others". */
const mostPlaces = 2;

function placesText(locations: readonly string[], language: Language): string {
  const towns = locations.slice(0, mostPlaces).map((place) => getTown(place).town);
  const rest = locations.length - towns.length;
  return rest <= 0
    ? towns.join(", ")
    : m.vacancy_letters_places({ towns: towns.join(", "), ...counted(rest, language) }, { locale: language });
}

function getSection(part: LetterPart, vacancies: ToldVacancies, language: Language, url: Url): LetterSection {
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
    more: { label: m.vacancy_letters_more(counted(more.count, language), locale), url: url(more.path) },
  };
}

type Url = (path: string) => string;

/** One letter of all vacancies for one person; null where none of them is open any more. */
function composeLetter(
  { sealer, settings, siteName }: Composing,
  { address: to, language }: Recipient,
  parts: readonly KindOfPart[],
  vacancies: ToldVacancies,
): Mail | null {
  const locale = { locale: language };
  const url: Url = (path) => absoluteUrl(settings, path);
  const sections = parts
    .map(({ part }) => getSection(part, vacancies, language, url))
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
  const named = parts.find(({ part }) => part.subject !== undefined)?.part.subject;
  const subject = named ?? m.vacancy_letters_subject(counted(count, language), locale);
  const letter = renderLetter({
    ...{ language, siteName, subject, sections, title: named ?? m.vacancy_letters_title({}, locale) },
    paragraphs: [],
    links: [...links, { label: m.vacancy_letters_stop({}, locale), url: url(stopPath(code)) }],
    footer: m.vacancy_letters_footer({ site: siteName }, locale),
  });
  return { to, language, kind: letterMailKind, subject, unsubscribeUrl: url(oneClickPath(code)), ...letter };
}

/** The page that asks before it stops anything, and offers what is rarer. */
function stopPath(code: string): string {
  return `/berhenti-surat/${code}`;
}

/** Where mail programs post, and nothing is asked (RFC 8058). */
function oneClickPath(code: string): string {
  return `/api/v1/unsubscribe/${code}`;
}

export type Sources = Readonly<Partial<Record<StopKind, LetterSource>>>;

export type Writing = Pick<Platform, "database" | "outbox" | "settings" | "sealer" | "log"> & {
  siteName: () => string;
  sources: Sources;
};

interface Part extends KindOfPart {
  key: string;
}

/** People of one transaction: short enough that nobody waits for it, long enough to share its statements. */
const atOnce = 50;

interface Run extends Writing {
  occasion: Occasion;
  open: readonly (readonly [StopKind, OpenSource])[];
}

/**
 * Writes the letters of an occasion to all who are due by now, and looks at nobody twice: that someone was looked at,
 * the record and the letter are one transaction, so that killing the process, or starting a second one, makes
 * nobody get two, or none.
 */
export async function writeLetters(writing: Writing, occasion: Occasion, signal?: AbortSignal): Promise<number> {
  const { db } = writing.database;
  const open: [StopKind, OpenSource][] = [];
  for (const kind of stopKinds) {
    const source = writing.sources[kind];
    if (source !== undefined) open.push([kind, await source.open(db, occasion)]);
  }
  const run: Run = { ...writing, occasion, open };
  let written = 0;
  const next = async () => (signal?.aborted ? [] : nextDue(db, open));
  for (let due = await next(); due.length > 0; due = await next()) written += await writeSome(run, due);
  return written;
}

/** The next of the first source that has any; a mailbox once. */
async function nextDue(db: Db, open: Run["open"]): Promise<Recipient[]> {
  for (const [, source] of open) {
    const due = await source.due(db, atOnce);
    if (due.length > 0) return [...new Map(due.map((recipient) => [recipient.key, recipient])).values()];
  }
  return [];
}

/** All at once; where that fails each alone, so that one whose data nobody can read keeps no other from a letter. */
async function writeSome(run: Run, due: readonly Recipient[]): Promise<number> {
  try {
    return await run.database.transact((tx) => writeTo(tx, run, due));
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (due.length === 1) {
      logFault(run.log, { job: "vacancy-letters" }, error);
      return 0;
    }
    let written = 0;
    for (const recipient of due) written += await writeSome(run, [recipient]);
    return written;
  }
}

async function writeTo(tx: Tx, run: Run, due: readonly Recipient[]): Promise<number> {
  const recipients = await stillThere(tx, due);
  // All of them were erased since.
  if (recipients.length === 0) return 0;
  const keys = recipients.map(({ key }) => key);
  const marked = await markLookedAt(tx, keys, run.occasion);
  const mine = recipients.filter(({ key }) => marked.has(key));
  const parts: Part[] = [];
  for (const [kind, source] of mine.length === 0 ? [] : run.open) {
    for (const [key, told] of await source.take(tx, mine)) {
      for (const part of [told].flat()) parts.push({ key, kind, part });
    }
  }
  const vacancies = await readTold(tx, new Set(parts.flatMap(({ part }) => part.vacancies.map(({ id }) => id))));
  const partsOf = Map.groupBy(parts, ({ key }) => key);
  const mails = mine.flatMap((recipient) => {
    const own = partsOf.get(recipient.key) ?? [];
    return composeLetter({ ...run, siteName: run.siteName() }, recipient, own, vacancies) ?? [];
  });
  await run.outbox.queueMany(tx, mails);
  return mails.length;
}

/**
 * Recipients as they are now, accounts held until the transaction ends: an address with an account is its owner, who
 * is written to in the account's language, and anyone who was erased since is nobody.
 */
async function stillThere(tx: Tx, due: readonly Recipient[]): Promise<Recipient[]> {
  const accounts = await keepAccounts(
    tx,
    due.map(({ key }) => key),
  );
  const byKey = new Map(accounts.map((account) => [account.key, account]));
  return due.flatMap((recipient) => {
    const account = byKey.get(recipient.key);
    if (account !== undefined) return [account];
    return recipient.applicantId === null ? [recipient] : [];
  });
}

/** The job: writes the morning's letters to those whose slot has come; late ones until evening. */
export async function writeMorningLetters(
  platform: Platform,
  writing: Pick<Writing, "siteName" | "sources">,
  signal: AbortSignal,
): Promise<void> {
  const occasion = morningAt(platform.clock());
  if (occasion !== null) await writeLetters({ ...platform, ...writing }, occasion, signal);
}

const keptMs = 2 * 86_400_000;

/** Forgets who was looked at on earlier mornings. */
export function forgetOldLooks({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  return forgetLookedAt(database.db, new Date(clock().getTime() - keptMs));
}
