import type { z } from "zod";
import { wireMoment } from "../../i18n/calendar.ts";
import type { Platform } from "../../platform/platform.ts";
import { withdrawOpenApplications } from "../applications/personal-data.server.ts";
import { removeCopies } from "../extended-forms/form-request.queries.server.ts";
import { recordEvent } from "../identity/account-event.queries.server.ts";
import type { Asker } from "../identity/account-event.ts";
import { keepPerson } from "../identity/personal-data.queries.server.ts";
import { applicantPrincipal } from "../identity/principal.ts";
import { consentHistory, statementVersions, withdrawConsent } from "../resumes/consent.queries.server.ts";
import type { ConsentCode } from "./consent-codes.ts";
import type { consentsAnswer } from "./personal-data.schema.ts";

type Parts = Pick<Platform, "database" | "clock">;

/** Consents given and withdrawn, the newest first. */
export async function listOwnConsents(
  { database }: Parts,
  applicantId: number,
): Promise<z.infer<typeof consentsAnswer>["data"]> {
  return (await consentHistory(database.db, applicantId)).map(
    ({ code, version, givenAt, withdrawnAt, replacedBy }) => ({
      ...{ code, version },
      isCurrent: version === statementVersions[code],
      givenAt: wireMoment(givenAt),
      withdrawnAt: withdrawnAt && wireMoment(withdrawnAt),
      replacedBy,
    }),
  );
}

/**
 * Takes a consent back. Without the use of the data nobody may go on looking at it, so applications that are on process
 * end at the same moment (UU PDP 27/2022, articles 9 and 40); with them go the copies of
 * the extended form that companies got. The other statement was about what was sent, which stays.
 * @returns how many applications ended
 */
export function takeBack(
  { database, clock }: Parts,
  applicantId: number,
  code: ConsentCode,
  asker: Asker,
): Promise<number> {
  return database.transact(async (tx) => {
    await keepPerson(tx, applicantId);
    const hasStood = await withdrawConsent(tx, applicantId, code, clock());
    if (hasStood)
      await recordEvent(tx, asker, { principal: applicantPrincipal(applicantId), event: "consent-withdrawn" }, clock());
    if (code !== "data-use") return 0;
    const ended = await withdrawOpenApplications(tx, applicantId, "consent-withdrawn", clock());
    await removeCopies(tx, applicantId);
    return ended;
  });
}
