import { m } from "#messages";
import type { Language } from "../../i18n/language.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Sealer } from "../../platform/security/sealer.ts";
import { letterMedia } from "../vacancies/activity/career-activity.ts";
import { reasonText } from "../vacancies/match/find-matches.server.ts";
import { type Alert, lockDueAlerts, lookedAtBy } from "./alert.store.server.ts";
import { alertsByCodePath, alertsPath, type Frequency, followPath, mostInLetter } from "./alert.ts";
import { sealAlerts, sealFollow } from "./alert-codes.server.ts";
import type { LetterPart, LetterSource, Occasion, OpenSource, Recipient } from "./digest/letter-source.server.ts";
import { dueAddresses, lockAddressIds, noteLooked } from "./due-alerts.queries.server.ts";
import { type AskedSearch, findHits, type Hits } from "./hits.server.ts";

/** Alerts that one person's letter waits for; the recommended ones look at that person's resume. */
interface OwnAlert {
  alert: Alert;
  recipient: Recipient;
}

/** Equal for alerts that find the same: they are looked up once a run. */
function getGroup({ alert, recipient }: OwnAlert): string {
  const { searchKey, lookedUntil, search } = alert;
  return `${searchKey} ${lookedUntil.getTime()} ${search.isMatch ? recipient.applicantId : ""}`;
}

/** The letter parts of alerts of some frequencies. */
export function createAlertSource(sealer: Sealer, frequencies: readonly Frequency[]): LetterSource {
  return {
    open: async (_, occasion) => openSource(sealer, { frequencies, occasion, until: lookedAtBy(occasion.now) }),
  };
}

interface Run {
  frequencies: readonly Frequency[];
  occasion: Occasion;
  until: Date;
}

function openSource(sealer: Sealer, { frequencies, occasion, until }: Run): OpenSource {
  const { now } = occasion;
  const found = new Map<string, Hits>();
  let after = 0;

  async function lookUp(tx: Tx, own: readonly OwnAlert[]): Promise<void> {
    const groups = new Map<string, AskedSearch>();
    for (const one of own) {
      const { search, lookedUntil } = one.alert;
      const span = { after: lookedUntil, until };
      const key = getGroup(one);
      if (!found.has(key)) groups.set(key, { search, span, applicantId: one.recipient.applicantId });
    }
    const hits = await findHits(tx, [...groups.values()], mostInLetter);
    for (const [place, key] of [...groups.keys()].entries()) {
      const of = hits[place];
      if (of !== undefined) found.set(key, of);
    }
  }

  return {
    async due(db: Db, most: number) {
      const due = await dueAddresses(db, occasion, { frequencies, after, most });
      after = due.at(-1)?.addressId ?? after;
      return due;
    },
    async take(tx, recipients) {
      const own = await ownAlerts(tx, recipients, { frequencies, now });
      await lookUp(tx, own);
      const mentioned = own.flatMap((one): (OwnAlert & ToldAlert)[] => {
        const hits = found.get(getGroup(one));
        return hits === undefined || hits.vacancies.length === 0 ? [] : [{ ...one, hits }];
      });
      const alerts = own.map(({ alert }) => alert);
      await noteLooked(tx, alerts, new Set(mentioned.map(({ alert }) => alert.id)), { until, now });
      const byRecipient = Map.groupBy(mentioned, ({ recipient }) => recipient);
      return new Map([...byRecipient].map(([to, some]) => [to.key, getParts({ sealer, now }, to, some)]));
    },
  };
}

/** The alerts of some recipients that are to be looked at by now. */
async function ownAlerts(
  tx: Tx,
  recipients: readonly Recipient[],
  options: { frequencies: readonly Frequency[]; now: Date },
): Promise<OwnAlert[]> {
  const keys = new Map(recipients.map((recipient) => [recipient.key, recipient]));
  const addresses = await lockAddressIds(tx, [...keys.keys()]);
  const alerts = await lockDueAlerts(tx, [...addresses.keys()], options);
  return alerts.flatMap((alert) => {
    const recipient = keys.get(addresses.get(alert.addressId) ?? "");
    return recipient === undefined ? [] : [{ alert, recipient }];
  });
}

/** An alert with new vacancies. */
interface ToldAlert {
  alert: Alert;
  hits: Hits;
}

/** Vacancies that each alert of a letter may show, so that all are at most twenty: what one leaves, the next take. */
export function shares(counts: readonly number[], most = mostInLetter): number[] {
  const counted = counts.map(() => 0);
  let left = most;
  while (left > 0) {
    const hungry = counts.flatMap((count, place) => (count > (counted[place] ?? 0) ? [place] : [])).slice(0, left);
    if (hungry.length === 0) break;
    for (const place of hungry) counted[place] = (counted[place] ?? 0) + 1;
    left -= hungry.length;
  }
  return counted;
}

function whyOf({ reasons }: Hits["vacancies"][number], language: Language): string | null {
  const [first] = reasons;
  return first === undefined ? null : reasonText(first, language, "person").text;
}

/** A letter's content from someone's alerts: a part each, and one link to where they are managed. */
function getParts(
  { sealer, now }: { sealer: Sealer; now: Date },
  { applicantId, language }: Recipient,
  alerts: readonly ToldAlert[],
): LetterPart[] {
  const shareCounts = shares(alerts.map(({ hits }) => hits.vacancies.length));
  return alerts.flatMap(({ alert, hits }, place) => {
    const vacancies = hits.vacancies.slice(0, shareCounts[place]);
    const code = sealFollow(sealer, alert.id);
    const manage = applicantId === null ? alertsByCodePath(sealAlerts(sealer, alert.addressId, now)) : alertsPath;
    return {
      heading: alert.name,
      media: letterMedia.alerts,
      vacancies: vacancies.map((hit) => ({
        id: hit.id,
        reason: whyOf(hit, language),
        path: followPath(code, hit.id),
      })),
      more: { count: hits.count - vacancies.length, path: followPath(code) },
      links: place === 0 ? [{ label: m.alerts_letter_manage({}, { locale: language }), path: manage }] : [],
      stops: String(alert.id),
    };
  });
}
