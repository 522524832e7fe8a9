import { putTold } from "../../src/features/vacancies/import/put-told.server.ts";
import type { ToldVacancy } from "../../src/features/vacancies/import/read-vacancy-row.ts";
import { addDays } from "../../src/features/vacancies/vacancy.ts";
import { jakartaDay } from "../../src/i18n/calendar.ts";
import type { Database } from "../../src/platform/database/database.ts";

let number = 0;

/** A vacancy as another system tells it, open for 30 days; whatever a test does not care about is filled in. */
export function aVacancy(given: Partial<ToldVacancy> = {}): ToldVacancy {
  number += 1;
  const titleId = given.titleId ?? `Juru Uji ${number}`;
  return {
    code: `T-${number}`,
    company: "Cahaya Rantau",
    titleEn: titleId,
    function: "Produksi dan Teknik",
    category: 2,
    descriptionId: "",
    descriptionEn: "",
    requirementId: "",
    requirementEn: "",
    places: [],
    employment: null,
    salaryMin: null,
    salaryMax: null,
    postedAt: null,
    endDay: null,
    openings: null,
    replyDays: null,
    ...given,
    titleId,
  };
}

/** Stores vacancies and answers their ids, in the same order. */
export async function storeVacancies(database: Database, told: readonly ToldVacancy[]): Promise<number[]> {
  await putTold(database, told, new Date());
  const rows = await database.db.selectFrom("vacancies").select(["id", "code"]).execute();
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return told.map(({ code }) => ids.get(code) ?? 0);
}

/** The day that lies `days` from today. */
export function inDays(days: number): string {
  return addDays(jakartaDay(new Date()), days);
}

/** The moment `days` from now. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
