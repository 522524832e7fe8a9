import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Sealer } from "../../platform/security/sealer.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import type { Asker } from "../identity/account-event.ts";
import { countMail, countRequest, peekRequest } from "../identity/mail-on-request.server.ts";
import { keepFor, type WantedAlert } from "./alert.server.ts";
import { type AlertSearch, confirmAlertPath, type Frequency } from "./alert.ts";
import { openConfirmation, sealConfirmation } from "./alert-codes.server.ts";
import { nameOfSearch } from "./stored-search.server.ts";
import { lockWish, putWish, settleWish, setWishCode, wishById } from "./wish.store.server.ts";

const purpose = "alert-confirmation";

/** How long a link works, and the same one is sent again. */
export const wishMs = 24 * 60 * 60 * 1000;

export interface AlertAsk extends WantedAlert {
  email: string;
  captcha: string | undefined;
  asker: Asker;
}

export type AlertAsked = { status: "noted" } | { status: "captcha" } | { status: "limited"; retryAfter: number };

type Parts = Pick<
  Platform,
  "database" | "limits" | "siteLoad" | "captcha" | "outbox" | "sealer" | "settings" | "clock"
>;

/**
 * Notes that someone wants an alert at an address and mails it a link that asks. The same work, words and time whether
 * or not the address has an account or alerts: nobody looks it up (promise 3). No more are written to an address than of
 * any mail on request, anyone who asks from wherever.
 */
export async function askForAlert(parts: Parts, siteName: () => string, ask: AlertAsk): Promise<AlertAsked> {
  const { captcha, database, limits } = parts;
  const { email, asker } = ask;
  const request = { purpose, email, network: asker.network, deviceId: null } as const;
  const peeked = await peekRequest({ limits }, request);
  if (peeked.status === "limited") return peeked;
  if (!(await captcha.redeem(ask.captcha))) return { status: "captcha" };
  const counted = await countRequest(parts, request);
  if (counted.status === "limited") return counted;
  if ((await countMail(parts, purpose, email)).status === "limited") return { status: "noted" };
  const name = ask.name === "" ? await nameOfSearch(database.db, ask.search, ask.language) : ask.name;
  await write(parts, siteName(), { ...ask, name });
  return { status: "noted" };
}

async function write(parts: Parts, siteName: string, ask: AlertAsk): Promise<void> {
  const { database, outbox, sealer, settings, clock } = parts;
  const { email, language, name, search, frequency } = ask;
  const now = clock();
  await database.transact(async (tx) => {
    const expiresAt = new Date(now.getTime() + wishMs);
    const wish = await putWish(tx, { email, language, name, search, frequency, expiresAt }, now);
    const code = openKept(sealer, wish.codeSealed) ?? sealConfirmation(sealer, { id: wish.id, until: wish.expiresAt });
    if (wish.codeSealed === "") await setWishCode(tx, wish.id, sealer.seal(keptPurpose, code));
    const filters = await getFilters(tx, search, language);
    await outbox.queue(tx, confirmationMail({ email, language, filters, code, siteName, settings }));
  });
}

/** A search's name without its words; "" where it has nothing but words. */
async function getFilters(tx: Tx, search: AlertSearch, language: Language): Promise<string> {
  const { companies, functions, category } = search;
  const hasFilters = companies.length + functions.length + category > 0;
  return hasFilters ? nameOfSearch(tx, { ...search, text: "" }, language) : "";
}

/** The code lies sealed once more, so that who reads a backup confirms nothing. */
const keptPurpose = "alert-confirm-kept";

const openKept = (sealer: Sealer, sealed: string) => (sealed === "" ? null : sealer.open(keptPurpose, sealed));

interface ConfirmationMail {
  email: string;
  language: Language;
  /** The search's filters without its text; "" for none. */
  filters: string;
  code: string;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
}

/**
 * Asks whether an alert is wanted. No word that a visitor typed stands in it: anyone who wants to write to a stranger in our
 * name cannot. The page behind the link shows the whole search.
 */
function confirmationMail({ email, language, filters, code, siteName: site, settings }: ConfirmationMail): Mail {
  const locale = { locale: language };
  const url = absoluteUrl(settings, confirmAlertPath(code));
  const subject = m.alerts_confirm_mail_subject({}, locale);
  const letter = renderLetter({
    ...{ language, siteName: site, subject, title: m.alerts_confirm_mail_title({}, locale) },
    paragraphs: [m.alerts_confirm_mail_text({ site }, locale)],
    facts: filters === "" ? [] : [{ name: m.alerts_confirm_mail_search({}, locale), value: filters }],
    action: { label: m.alerts_confirm_mail_button({}, locale), url },
    notes: [m.alerts_confirm_mail_hours({}, locale), m.alerts_confirm_mail_ignore({}, locale)],
    footer: m.alerts_confirm_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "alert-confirmation", subject, ...letter };
}

/** The target of a link. */
export type WishSeen =
  | { status: "open"; name: string; frequency: Frequency }
  | { status: "confirmed"; name: string }
  | { status: "invalid" }
  | { status: "expired" };

/** Looks where a confirmation link leads, changing nothing (promise 6). */
export async function seeWish(db: Db, sealer: Sealer, code: string, now: Date): Promise<WishSeen> {
  const opened = openConfirmation(sealer, code);
  if (opened === null) return { status: "invalid" };
  const wish = await wishById(db, opened.id);
  if (wish?.email === null) return { status: "confirmed", name: wish.name };
  if (opened.until <= now) return { status: "expired" };
  if (wish === undefined) return { status: "invalid" };
  return { status: "open", name: wish.name, frequency: wish.frequency };
}

export type Confirmed = { status: "confirmed" | "invalid" | "expired" | "too-many-alerts" };

/** Keeps what a guest asked for; the link used again, or for a search that is kept already, succeeds and changes nothing. */
export async function confirmAlert(
  { database, sealer, clock }: Pick<Platform, "database" | "sealer" | "clock">,
  code: string,
): Promise<Confirmed> {
  const opened = openConfirmation(sealer, code);
  if (opened === null) return { status: "invalid" };
  const now = clock();
  return database.transact(async (tx): Promise<Confirmed> => {
    const wish = await lockWish(tx, opened.id);
    if (wish?.email === null) return { status: "confirmed" };
    if (opened.until <= now) return { status: "expired" };
    if (wish === undefined) return { status: "invalid" };
    const { email, language, name, search, frequency } = wish;
    const saved = await keepFor(tx, { email, language }, { name, search, frequency }, now);
    if (saved.status === "too-many-alerts") return { status: saved.status };
    if (saved.status !== "gone") await settleWish(tx, wish.id, saved.id);
    return { status: "confirmed" };
  });
}
