import { m } from "#messages";
import { momentText } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type Letter, renderLetter } from "../../platform/mail/letter.ts";
import type { Platform } from "../../platform/platform.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Remains } from "./forgot-password/remains.schema.ts";
import type { Principal } from "./principal.ts";
import { findAccount } from "./principal-account.server.ts";
import { providerNames, type SocialProvider } from "./social/social-identity.ts";

/** Patterns that recognise a browser's name; the first match counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPad\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** A device as a person knows it; null for what calls itself nothing that we know. */
export interface DeviceNames {
  browser: string;
  system: string;
}

/**
 * Browser and system of a `User-Agent`, for words; nothing is decided by it. Names that are not listed here are not
 * told: our mails contain nothing that a stranger wrote.
 */
export function deviceNames(userAgent: string): DeviceNames | null {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  return browser === undefined || system === undefined ? null : { browser, system };
}

/** Account changes that a person must be notified of even when someone else made them. */
const events = {
  activated: { subject: m.accounts_mail_activated_subject, text: m.accounts_mail_activated_text },
  "password-changed": {
    subject: m.accounts_mail_password_changed_subject,
    text: m.accounts_mail_password_changed_text,
  },
  "two-step-on": { subject: m.accounts_mail_two_step_on_subject, text: m.accounts_mail_two_step_on_text },
  "two-step-off": { subject: m.accounts_mail_two_step_off_subject, text: m.accounts_mail_two_step_off_text },
  "two-step-end-asked": {
    subject: m.accounts_mail_two_step_ending_subject,
    text: m.accounts_mail_two_step_ending_text,
  },
  "two-step-kept": { subject: m.accounts_mail_two_step_kept_subject, text: m.accounts_mail_two_step_kept_text },
  "recovery-codes-renewed": {
    subject: m.accounts_mail_codes_renewed_subject,
    text: m.accounts_mail_codes_renewed_text,
  },
  "passkey-added": { subject: m.accounts_mail_passkey_added_subject, text: m.accounts_mail_passkey_added_text },
  "passkey-removed": { subject: m.accounts_mail_passkey_removed_subject, text: m.accounts_mail_passkey_removed_text },
  "provider-joined": { subject: m.accounts_mail_joined_subject, text: m.accounts_mail_joined_text },
  "provider-company": { subject: m.accounts_mail_company_joined_subject, text: m.accounts_mail_company_joined_text },
  "provider-parted": { subject: m.accounts_mail_parted_subject, text: m.accounts_mail_parted_text },
  "new-device": { subject: m.accounts_mail_new_device_subject, text: m.accounts_mail_new_device_text },
} as const;

export type SecurityEvent = keyof typeof events;

export interface SecurityNews {
  principal: Principal;
  event: SecurityEvent;
  /** The `User-Agent` of anyone who did it; null where nobody did and its time had come. */
  userAgent: string | null;
  /** Whose account was joined, where one was. */
  provider?: SocialProvider;
  /** When something is to end. */
  at?: Date;
  /** Credentials that a reset by mail kept. */
  remains?: Remains;
}

interface Sending {
  platform: Pick<Platform, "clock" | "outbox" | "settings">;
  siteName: () => string;
}

function deviceWords(userAgent: string, language: Language): string {
  const names = deviceNames(userAgent);
  const locale = { locale: language };
  return names === null
    ? m.accounts_security_mail_unknown_device({}, locale)
    : m.accounts_security_mail_device({ ...names }, locale);
}

type Fact = NonNullable<Letter["facts"]>[number];

/** A kept credential and its date, so that its owner recognises it. */
function remainsFacts(remains: Remains | undefined, language: Language): Fact[] {
  const { twoStep, providers } = remains ?? { twoStep: null, providers: [] };
  const locale = { locale: language };
  const since = (moment: string) => m.accounts_remains_since({ moment: momentText(moment, language) }, locale);
  return [
    ...(twoStep === null ? [] : [{ name: m.accounts_two_step_title({}, locale), value: since(twoStep.since) }]),
    ...providers.map((joined) => ({ name: providerNames[joined.provider], value: since(joined.since) })),
  ];
}

function getFacts({ userAgent, at }: SecurityNews, now: Date, language: Language): Fact[] {
  const locale = { locale: language };
  const where = m.accounts_security_mail_where({}, locale);
  return [
    { name: m.accounts_security_mail_when({}, locale), value: momentText(now, language) },
    ...(userAgent === null ? [] : [{ name: where, value: deviceWords(userAgent, language) }]),
    ...(at ? [{ name: m.accounts_security_mail_ends({}, locale), value: momentText(at, language) }] : []),
  ];
}

/**
 * Advice for an owner who did not make the change: an applicant chooses a new password, staff turn to their
 * administrators.
 */
function wayOut({ kind }: Principal, settings: Platform["settings"], language: Language) {
  const locale = { locale: language };
  if (kind === "staff") return { notYou: m.accounts_security_mail_staff_not_you({}, locale) };
  const url = absoluteUrl(settings, "/forgot-password");
  return {
    notYou: m.accounts_security_mail_not_you({}, locale),
    action: { label: m.accounts_security_mail_button({}, locale), url },
    notes: [m.accounts_mail_link_hint({ url }, locale)],
  };
}

/** Queues the mail about a change to the account's safety, in the transaction that makes the change. */
export async function tellOfSecurity(
  tx: Tx,
  { platform: { clock, outbox, settings }, siteName }: Sending,
  news: SecurityNews,
): Promise<void> {
  const { principal, event, provider, remains } = news;
  const account = await findAccount(tx, principal);
  if (account === undefined) return;
  const { language, email: to } = account;
  const locale = { locale: language };
  const { subject: subjectOf, text } = events[event];
  const named = { site: siteName(), provider: provider === undefined ? "" : providerNames[provider] };
  const [{ site }, subject] = [named, subjectOf(named, locale)];
  const left = remainsFacts(remains, language);
  const { notYou, ...way } = wayOut(principal, settings, language);
  const letter = renderLetter({
    ...{ language, subject, siteName: site, title: subject },
    paragraphs: [
      text(named, locale),
      ...(left.length > 0 ? [m.accounts_security_mail_remains({}, locale)] : []),
      notYou,
    ],
    facts: [...getFacts(news, clock(), language), ...left],
    ...way,
    footer: m.accounts_mail_footer({ site }, locale),
  });
  await outbox.queue(tx, { to, language, kind: event, subject, ...letter });
}
