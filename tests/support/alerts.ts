import type { Frequency } from "../../src/features/alerts/alert.ts";
import { createAlertSource } from "../../src/features/alerts/alert-source.server.ts";
import { hourAt, type Occasion } from "../../src/features/alerts/digest/letter-source.server.ts";
import { writeLetters } from "../../src/features/alerts/digest/write-letters.server.ts";
import { endUnwanted as endAlerts } from "../../src/features/alerts/end-alerts.server.ts";
import { alertEndpoints } from "../../src/features/alerts/portal/alerts.api.server.ts";
import type { IncomingVacancy } from "../../src/features/vacancies/import/read-vacancy-row.ts";
import type { Mail } from "../../src/platform/mail/mail-message.ts";
import type { Outbox } from "../../src/platform/mail/outbox.ts";
import { aSignedIn, portalOfTest } from "./applicants.ts";
import { inComingWeek } from "./coming-week.ts";
import { aVacancy, storeVacancies } from "./vacancies.ts";
import type { Answered, Visitor } from "./visitor.ts";

const siteName = () => "Situs Karier";

/** Names a morning's occasion of its own each time, so that nobody was looked at on it. */
let mornings = 0;

/** A mail as it was written. */
interface WrittenMail extends Pick<Mail, "to" | "kind" | "subject"> {
  unsubscribeUrl: string | undefined;
  text: string;
  html: string;
}

/** Writes into the outbox, and remembers: what goes out is emptied there. */
function remembering(outbox: Outbox, written: WrittenMail[]): Outbox {
  const note = (mail: Mail) => {
    const { to, kind, subject, unsubscribeUrl } = mail;
    const words = mail.render({ code: "7K2M9-4QDHX", checkUrl: "https://situs.contoh/cek" });
    written.push({ to, kind, subject, unsubscribeUrl, ...words });
  };
  return {
    ...outbox,
    queue(tx, mail) {
      note(mail);
      return outbox.queue(tx, mail);
    },
    queueMany(tx, mails) {
      mails.forEach(note);
      return outbox.queueMany(tx, mails);
    },
  };
}

/** The portal with alerts, its clock at noon of a Thursday in Jakarta, and what is done by jobs, done when a test says so. */
export async function alertPortal(env: Record<string, string> = {}) {
  const written: WrittenMail[] = [];
  const portal = await portalOfTest(
    (platform) => {
      const outbox = remembering(platform.outbox, written);
      return alertEndpoints({ platform: { ...platform, clock: () => platform.time.now, outbox }, siteName });
    },
    undefined,
    { env },
  );
  const { platform } = portal;
  platform.time.now = inComingWeek("2026-11-26T12:00:00+07:00");
  const { database } = platform;
  const outbox = remembering(platform.outbox, written);

  /** Vacancies that come now. */
  async function come(...vacancies: Partial<IncomingVacancy>[]): Promise<number[]> {
    const ids = await storeVacancies(database, vacancies.map(aVacancy));
    await database.db.updateTable("open_vacancies").set({ came_at: platform.clock() }).where("id", "in", ids).execute();
    return ids;
  }

  /** Writes the letters of alerts of some frequencies that are due at a moment. */
  async function writeAt(
    moment: string,
    frequencies: Frequency[] = ["daily", "weekly"],
    name?: string,
  ): Promise<number> {
    platform.time.now = inComingWeek(moment);
    mornings += 1;
    const occasion: Occasion = { ...hourAt(platform.clock()), name: name ?? `morning ${mornings}` };
    const sources = { alerts: createAlertSource(platform.sealer, frequencies) };
    return writeLetters({ ...platform, outbox, siteName, sources }, occasion);
  }

  /** Mails to an address, the newest last. */
  const mailsTo = (email: string) => written.filter(({ to }) => to === email);

  /** The last mailed link of a kind: what stands behind its path. */
  function mailedCode(email: string, path: string): string {
    const texts = mailsTo(email).map(({ text }) => text);
    return new RegExp(`${path}([\\w-]+)`).exec(texts.findLast((text) => text.includes(path)) ?? "")?.[1] ?? "";
  }

  const guest = () => portal.visitor({ isBrowser: false });

  const ask = async (visitor: Visitor, email: string, more: object = {}): Promise<Answered> =>
    visitor.json("alerts", { email, grecaptcha: await visitor.captcha(), lang: "id", ...more });

  /** A guest whose alert is confirmed. @returns the link's code */
  async function confirmed(email: string, more: object = {}): Promise<string> {
    const visitor = await tokened(guest());
    await ask(visitor, email, more);
    const code = mailedCode(email, "/alerts/confirm/");
    await visitor.json("alerts/confirm", { code });
    return code;
  }

  /** A guest with a token. */
  async function tokened(visitor: Visitor): Promise<Visitor> {
    const login = await visitor.form("login", { siteType: "x" });
    const token = String(login.body["token"]);
    return portal.visitor({ isBrowser: false, headers: { authorization: `Bearer ${token}` } });
  }

  const aGuest = () => tokened(guest());
  const endUnwanted = () => endAlerts({ ...platform, outbox }, siteName);
  return {
    ...portal,
    outbox,
    endUnwanted,
    come,
    writeAt,
    mailsTo,
    mailedCode,
    ask,
    confirmed,
    aGuest,
    aSignedIn: () => aSignedIn(portal),
  };
}

export type AlertPortal = Awaited<ReturnType<typeof alertPortal>>;
