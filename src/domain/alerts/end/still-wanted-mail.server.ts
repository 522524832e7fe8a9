import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText } from "../../../i18n/formats.ts";
import { renderLetter } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/mail-message.ts";
import type { Sealer } from "../../../platform/sealing/sealer.ts";
import { absoluteUrl } from "../../../platform/settings/absolute-url.ts";
import type { Settings } from "../../../platform/settings/settings.ts";
import { sealAlerts } from "../alert-codes.server.ts";
import { alertsByCodePath, alertsPath } from "../alert-paths.ts";
import type { AskedAddress } from "./ending.store.server.ts";

interface StillWantedMail extends AskedAddress {
  addressId: number;
  endsAt: Date;
  now: Date;
  siteName: string;
  settings: Pick<Settings, "publicUrl" | "basePath">;
  sealer: Sealer;
}

/** Asks whether alerts are still wanted; the page asks once more, and one press keeps each. */
export function stillWantedMail(told: StillWantedMail): Mail {
  const { email, language, hasAccount, names, addressId, endsAt, now, siteName: site, settings, sealer } = told;
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
