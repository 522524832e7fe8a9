import { m } from "#messages";
import type { Language } from "../../../i18n/language.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";
import { letterMedia } from "../../vacancies/activity/letter-media.ts";
import { reasonText } from "../../vacancies/match/find-matches.server.ts";
import type { Alert } from "../alert.store.server.ts";
import { mostInLetter } from "../alert.ts";
import { sealAlerts, sealFollow } from "../alert-codes.server.ts";
import { alertsByCodePath, alertsPath, followPath } from "../alert-paths.ts";
import type { LetterPart, Recipient } from "../digest/letter-source.server.ts";
import type { Hits } from "../hits.server.ts";

/** An alert with something to tell. */
export interface ToldAlert {
  alert: Alert;
  hits: Hits;
}

/** Vacancies that each alert of a letter may show, so that all are at most twenty: what one leaves, the next take. */
export function shares(counts: readonly number[], most = mostInLetter): number[] {
  const given = counts.map(() => 0);
  let left = most;
  while (left > 0) {
    const hungry = counts.flatMap((count, place) => (count > (given[place] ?? 0) ? [place] : [])).slice(0, left);
    if (hungry.length === 0) break;
    for (const place of hungry) given[place] = (given[place] ?? 0) + 1;
    left -= hungry.length;
  }
  return given;
}

function whyOf({ reasons }: Hits["vacancies"][number], language: Language): string | null {
  const [first] = reasons;
  return first === undefined ? null : reasonText(first, language, "person").text;
}

/** What a letter tells of somebody's alerts: a part each, and once where they are looked after. */
export function partsOf(
  { sealer, now }: { sealer: Sealer; now: Date },
  { applicantId, language }: Recipient,
  told: readonly ToldAlert[],
): LetterPart[] {
  const shown = shares(told.map(({ hits }) => hits.vacancies.length));
  return told.flatMap(({ alert, hits }, place) => {
    const vacancies = hits.vacancies.slice(0, shown[place]);
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
