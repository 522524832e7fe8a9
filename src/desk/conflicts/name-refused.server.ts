import type { RefusedRow } from "../../domain/applications/applications.server.ts";
import { whoOf } from "../../domain/candidates/candidates.server.ts";
import type { Reach } from "../../domain/organisation/organisation.ts";
import { vacancyTitles } from "../../domain/vacancies/vacancies.server.ts";
import { wireMoment } from "../../i18n/calendar.ts";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { RefusedProgress } from "./conflicts.calls.ts";

/** Refused rows with what their vacancies and applicants are called, as far as somebody with this reach may know. */
export async function nameRefused(
  db: Db,
  rows: readonly RefusedRow[],
  { reach, language }: { reach: Reach; language: Language },
): Promise<RefusedProgress[]> {
  const titles = await vacancyTitles(db, [...new Set(rows.map(({ vacancyId }) => vacancyId))], language);
  const whose = await whoOf(
    db,
    rows.map(({ applicationId }) => applicationId),
    reach,
  );
  return rows.map(({ vacancyId, refusedAt, others, ...row }) => ({
    ...row,
    who: whose.get(row.applicationId) ?? { kind: "gone", code: "" },
    vacancy: { id: vacancyId, title: titles.get(vacancyId) ?? "" },
    ...{ others: [...others], refusedAt: wireMoment(refusedAt) },
  }));
}
