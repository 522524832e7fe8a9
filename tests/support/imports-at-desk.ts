import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { migrations } from "../../src/app/migrations.ts";
import { conflictsAnswer } from "../../src/features/vacancies/desk/conflicts/conflicts.api.server.ts";
import { seedFunctions } from "../../src/features/vacancies/put/ensure-functions.server.ts";
import { vacancyById } from "../../src/features/vacancies/vacancy.queries.server.ts";
import { deskOfTest } from "./desk.ts";
import { actOn, getEdit, readOf, soon } from "./desk-vacancies.ts";
import { testPlatform } from "./platform.ts";
import { aVacancy, storeVacancies } from "./vacancies.ts";
import { importVacancyRows } from "./vacancy-import.ts";

export const company = "Arus Kirana";

interface Row {
  code: string;
  title_id: string;
  title_en: string;
  openings: string;
  end_date: string;
}

/** A row of the other system's; nobody else has its code or its words. */
export function aRow(overrides: Partial<Row> = {}) {
  const code = randomUUID().slice(0, 8);
  return {
    ...{ code, company, category: "2", location: "Cikarang", function: "Produksi dan Teknik" },
    ...{
      title_id: `Juru ${code}`,
      title_en: `Welder ${code}`,
      description_id: "Memimpin regu.",
      requirement_id: "Berpengalaman dua tahun.",
      requirement_en: "Two years of experience.",
    },
    ...{ description_en: "Leads a crew.", salary_min: "5000000", openings: "2", end_date: soon(20), ...overrides },
  };
}

/** A platform with recruiters of a company whose vacancies another system imports, and what all of them do. */
export async function importsAtDesk() {
  const platform = await testPlatform({ migrations });
  const { database } = platform;
  const { db } = database;
  await seedFunctions(database);
  const [own = 0, other = 0] = await storeVacancies(database, [
    aVacancy({ company }),
    aVacancy({ company: "Kopi Nusa" }),
  ]);
  const getCompany = async (id: number) => {
    const row = db.selectFrom("vacancies").select("company_id").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).company_id;
  };
  const companyId = await getCompany(own);
  const desk = deskOfTest(platform);
  const recruiter = await desk.as({ role: "recruiter", companyIds: [companyId] });
  const colleague = await desk.as({ role: "recruiter", companyIds: [companyId] });
  const stranger = await desk.as({ role: "recruiter", companyIds: [await getCompany(other)] });

  const put = (rows: readonly object[], options?: { takesAll?: boolean; isDryRun?: boolean }) =>
    importVacancyRows(database, rows, options);

  async function getId(code: string): Promise<number> {
    const row = db.selectFrom("vacancies").select("id").where("code", "=", code);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  /** A vacancy of the other system's, in the desk. */
  async function imported(overrides: Partial<Row> = {}) {
    const row = aRow(overrides);
    expect((await put([row])).exit).toBe(0);
    return { row, id: await getId(row.code) };
  }

  async function edit(id: number, body: object) {
    const { version } = await readOf(recruiter, id);
    expect((await getEdit(recruiter, id, version, body)).http).toBe(200);
  }

  async function editAndPublish(id: number, body: object) {
    await edit(id, body);
    const acceptedChecks = [{ check: "similar-open", reason: "Memang serupa, dengan sengaja." }];
    expect((await actOn(recruiter, id, "publish", { acceptedChecks })).http).toBe(200);
  }

  async function findConflict(id: number, who = recruiter) {
    const response = await who.send("GET", `conflicts?vacancyId=${id}`);
    return conflictsAnswer.parse(response.body).data[0];
  }

  /** Both values of each field that waits. */
  async function waitingOf(id: number) {
    const fields = (await findConflict(id))?.fields ?? [];
    return Object.fromEntries(fields.map(({ field, ours, theirs }) => [field, [ours, theirs]]));
  }

  async function choose(id: number, body: object, version?: number, who = recruiter) {
    const read = version ?? (await readOf(recruiter, id)).version;
    return who.send("POST", `conflicts/${id}`, { body, version: read });
  }

  const publicTitle = async (id: number) => (await vacancyById(db, id, "id"))?.title;
  return {
    ...{
      platform,
      desk,
      db,
      companyId,
      recruiter,
      colleague,
      stranger,
      put,
      idOf: getId,
      imported,
      edit,
      editAndPublish,
    },
    ...{ findConflict, waitingOf, choose, publicTitle },
  };
}
