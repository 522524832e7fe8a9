import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { dateText } from "../../i18n/formats.ts";
import type { Tx } from "../../platform/database/database.ts";
import { renderLetter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Sealer } from "../../platform/security/sealer.ts";
import { absoluteUrl } from "../../platform/settings/absolute-url.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { lockAddresses } from "./address.queries.server.ts";
import { letGo } from "./alert.server.ts";
import { type AskedAddress, addressesToAsk, addressesToEnd, askAll, deleteUnanswered } from "./alert.store.server.ts";
import { alertsByCodePath, alertsPath, askedMs, getEnd, unwantedMs } from "./alert.ts";
import { sealAlerts } from "./alert-codes.server.ts";
import { forgetWishes } from "./wish.store.server.ts";

/** Addresses of a step, each in a transaction of its own. */
const atOnce = 500;

type Parts = Pick<Platform, "database" | "outbox" | "settings" | "sealer" | "clock">;

/**
 * Asks by one letter an address whose alerts nobody showed to want for 180 days, and deletes 14 days after what is not
 * wanted still, with an address that has nothing else.
 */
export async function endUnwanted(parts: Parts, siteName: () => string, signal?: AbortSignal): Promise<void> {
  const { database, clock } = parts;
  const { db } = database;
  const now = clock();
  await forgetWishes(db, now);
  const askedBefore = new Date(now.getTime() - askedMs);
  for (const addressId of await addressesToEnd(db, askedBefore, atOnce)) {
    if (signal?.aborted) return;
    await database.transact((tx) => end(tx, addressId, askedBefore));
  }
  const unwantedSince = new Date(now.getTime() - unwantedMs);
  for (const addressId of await addressesToAsk(db, unwantedSince, atOnce)) {
    if (signal?.aborted) return;
    await ask(parts, siteName(), addressId, { unwantedSince, now });
  }
}

async function end(tx: Tx, addressId: number, askedBefore: Date): Promise<void> {
  await lockAddresses(tx, [addressId]);
  await deleteUnanswered(tx, addressId, askedBefore);
  await letGo(tx, [addressId]);
}

async function ask(
  { database, outbox, settings, sealer }: Parts,
  siteName: string,
  addressId: number,
  { unwantedSince, now }: { unwantedSince: Date; now: Date },
): Promise<void> {
  await database.transact(async (tx) => {
    await lockAddresses(tx, [addressId]);
    const askedAlerts = await askAll(tx, addressId, unwantedSince, now);
    if (askedAlerts === undefined) return;
    await outbox.queue(
      tx,
      stillWantedMail({ ...askedAlerts, addressId, endsAt: getEnd(now), siteName, settings, sealer, now }),
    );
  });
}

interface StillWantedMail extends AskedAddress {
  addressId: number;
  endsAt: Date;
  now: Date;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  sealer: Sealer;
}

/** Asks whether alerts are still wanted; the page asks once more, and one press keeps each. */
function stillWantedMail(mail: StillWantedMail): Mail {
  const { email, language, hasAccount, names, addressId, endsAt, now, siteName: site, settings, sealer } = mail;
  const locale = { locale: language };
  const path = hasAccount ? alertsPath : alertsByCodePath(sealAlerts(sealer, addressId, now));
  const date = dateText(jakartaDay(endsAt), language);
  const subject = m.alerts_wanted_mail_subject({}, locale);
  const letter = renderLetter({
    ...{ language, siteName: site, subject, title: subject },
    paragraphs: [m.alerts_wanted_mail_text({ date }, locale)],
    list: names,
    action: { label: m.alerts_wanted_mail_button({}, locale), url: absoluteUrl(settings, path) },
    notes: [hasAccount ? m.alerts_wanted_mail_goes({}, locale) : m.alerts_wanted_mail_goes_guest({}, locale)],
    footer: m.alerts_mail_footer({ site }, locale),
  });
  return { to: email, language, kind: "alert-still-wanted", subject, ...letter };
}
