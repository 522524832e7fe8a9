import type { Insertable } from "kysely";
import { putIncoming } from "../../src/features/vacancies/import/put-incoming.server.ts";
import type { IncomingVacancy } from "../../src/features/vacancies/import/read-vacancy-row.ts";
import { vacancyEndpoints } from "../../src/features/vacancies/portal/vacancies.api.server.ts";
import type { VacancyPorts } from "../../src/features/vacancies/ports.ts";
import type { ActivityLinksTable } from "../../src/features/vacancies/vacancies.tables.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { daysFromNow } from "./days.ts";

let number = 0;

/** A vacancy from another system, open for 30 days; values that a test does not need are filled in. */
export function aVacancy(overrides: Partial<IncomingVacancy> = {}): IncomingVacancy {
  number += 1;
  const titleId = overrides.titleId ?? `Juru Uji ${number}`;
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
    ...overrides,
    titleId,
  };
}

/** Stores vacancies and answers their ids, in the same order. */
export async function storeVacancies(database: Database, incoming: readonly IncomingVacancy[]): Promise<number[]> {
  await putIncoming(database, incoming, { now: new Date(), takesAll: false });
  const rows = await database.db.selectFrom("vacancies").select(["id", "code"]).execute();
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return incoming.map(({ code }) => ids.get(code) ?? 0);
}

/** The endpoints of vacancies over a database alone. */
export function getVacancyEndpoints(database: Database, ports: VacancyPorts = {}) {
  const settings = readSettings({ DATA_DIR: "/nowhere" });
  return vacancyEndpoints({ database, settings, clock: () => new Date() }, ports);
}

/** A link that leads to a vacancy, open since yesterday and for another week unless said otherwise. */
export async function aLink(
  database: Database,
  vacancyId: number,
  overrides: Partial<Insertable<ActivityLinksTable>> = {},
) {
  number += 1;
  const link = {
    code: `code-of-a-test-${number}`,
    vacancy_id: vacancyId,
    media_code: `JF-${number}`,
    platform_id: 2,
    opens_at: daysFromNow(-1),
    expires_at: daysFromNow(7),
    ...overrides,
  } as const;
  await database.db.insertInto("activity_links").values(link).execute();
  return { code: link.code, mediaCode: link.media_code };
}
