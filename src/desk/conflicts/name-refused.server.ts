import type { RefusedRow } from "../../domain/applications/progress/refused-rows.queries.server.ts";
import type { Asking } from "../../domain/candidates/asking.ts";
import { whoOf } from "../../domain/candidates/list/who-of.server.ts";
import { vacancyTitles } from "../../domain/vacancies/draft/names.queries.server.ts";
import { wireMoment } from "../../i18n/calendar.ts";
import type { Platform } from "../../platform/platform.ts";
import type { RefusedProgress } from "./conflicts.calls.ts";

/** Refused rows with what their vacancies and applicants are called, as far as somebody with this reach may know. */
export async function nameRefused(
  platform: Platform,
  asking: Asking,
  rows: readonly RefusedRow[],
): Promise<RefusedProgress[]> {
  const ids = [...new Set(rows.map(({ vacancyId }) => vacancyId))];
  const titles = await vacancyTitles(platform.database.db, ids, asking.language);
  const whose = await whoOf(
    platform,
    asking,
    rows.map(({ applicationId }) => applicationId),
  );
  return rows.map(({ vacancyId, refusedAt, others, ...row }) => ({
    ...row,
    who: whose.who.get(row.applicationId) ?? { kind: "gone", code: "" },
    vacancy: { id: vacancyId, title: titles.get(vacancyId) ?? "" },
    ...{ others: [...others], refusedAt: wireMoment(refusedAt) },
  }));
}
