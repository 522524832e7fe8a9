import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../../tests/support/database.ts";
import { daysFromNow, inDays } from "../../../../../tests/support/days.ts";
import { anApplicant, sendTo } from "../../../../../tests/support/endpoints.ts";
import { aVacancy, getVacancyEndpoints, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { migrations } from "../../../../app/migrations.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { seedMasterData } from "../../../reference-data/load/load-master-data.server.ts";
import { recruitmentPhases } from "../../../reference-data/master-data.server.ts";
import { closeVacancies, tidySearch } from "../../close-vacancies.server.ts";
import { takeOutClosed } from "../../closing.store.server.ts";
import type { VacancyPorts } from "../../ports.ts";
import { vacancyForApplying } from "../../vacancies.server.ts";
import { vacancyItems } from "../finding.server.ts";
import { searchChoicesAnswer, vacanciesAnswer } from "../vacancies.api.server.ts";
import { vacancyAnswer } from "../vacancy.schema.ts";

let database: Database;
let ids: number[];

beforeAll(async () => {
  database = await testDatabase(migrations);
  ids = await storeVacancies(database, [
    aVacancy({
      titleId: "Juru Las",
      titleEn: "Welder",
      employment: "FULL_TIME,Shift malam",
      salaryMax: 6_000_000,
      replyDays: 7,
    }),
    aVacancy({ titleId: "Juru Las Pipa", postedAt: daysFromNow(-5) }),
    aVacancy({ titleId: "Juru Ukur", function: "Survei", postedAt: daysFromNow(-4) }),
    aVacancy({
      titleId: "Kasir",
      function: "Penjualan",
      company: "Toko Sinar",
      category: 1,
      postedAt: daysFromNow(-3),
    }),
    aVacancy({
      titleId: "Kasir Malam",
      function: "Penjualan",
      company: "Toko Sinar",
      category: 1,
      postedAt: daysFromNow(-2),
    }),
    aVacancy({
      titleId: "Kasir Lama",
      titleEn: "Old Cashier",
      company: "Toko Sinar",
      postedAt: daysFromNow(-9),
      endDay: inDays(-3),
    }),
  ]);
  await tidySearch(database);
});
afterAll(() => database.close());

function send(ports: VacancyPorts = {}) {
  return sendTo(getVacancyEndpoints(database, ports));
}

async function detail(
  id: number | string,
  ports: VacancyPorts = {},
  options: Parameters<ReturnType<typeof send>>[1] = {},
) {
  return send(ports)("GET lowongan-detail/{id}/{lang}", { path: { id: String(id) }, ...options });
}

test("a vacancy has its selection: its plan's phases, their usual or promised durations, and what to prepare", async () => {
  const { db } = database;
  await seedMasterData(database);
  const phases = await recruitmentPhases(db, "en");
  const of = (code: string) => phases.find((phase) => phase.code === code)?.id ?? 0;
  const ports = { phaseDaysOf: async () => new Map([[of("received"), 3]]) };
  const readVacancy = async () =>
    vacancyAnswer.parse((await detail(ids[0] ?? 0, ports, { language: "en" })).answer).data;
  const all = (await readVacancy()).selection;
  expect(all).toHaveLength(phases.length);
  expect(all[0]).toMatchObject({ name: "Application received", days: 3, isMeasured: true });
  expect(all[1]).toMatchObject({ name: "Document screening", days: 10, isMeasured: false });
  expect(all.every(({ prepare, description }) => prepare !== "" && description !== "")).toBe(true);
  const plan = [of("received"), of("user-interview")];
  await db
    .updateTable("vacancies")
    .set({ plan })
    .where("id", "=", ids[0] ?? 0)
    .execute();
  expect((await readVacancy()).selection.map(({ name }) => name)).toEqual(["Application received", "User interview"]);
});

test("an open vacancy is returned in full, with similar vacancies, those of the same work first", async () => {
  const { answer, shown } = await detail(ids[0] ?? 0, {}, { language: "en" });
  const { data, relatedJob } = vacancyAnswer.parse(answer);
  expect(data).toMatchObject({
    id: ids[0],
    vacancyId: ids[0],
    title: "Welder",
    employmentType: "FULL_TIME,Shift malam",
    employmentTypeName: "Full-time, Shift malam",
    salary: { min: null, max: 6_000_000, currency: "IDR" },
    replyDays: 7,
    openings: null,
    locations: [],
  });
  expect(relatedJob.map(({ vacancyId }) => vacancyId)).toEqual([ids[1], ids[2], ids[4], ids[3]]);
  expect(shown).toEqual(["vacancies", `vacancy:${ids[0]}`, "master-data"]);
});

test("what was stored is made safe once more on the way out", async () => {
  const [, id] = ids;
  await database.db
    .updateTable("vacancies")
    .set({ description_id: "<p>a<img src=x onerror=alert(1)></p>" })
    .where("id", "=", id ?? 0)
    .execute();
  const { answer } = await detail(id ?? 0);
  expect(vacancyAnswer.parse(answer).data.description).toBe("<p>a</p>");
});

test("a closed vacancy is refused with what it was and when it closed, others beside it", async () => {
  const { reply } = await detail(ids[5] ?? 0, {}, { language: "en" });
  expect(reply).toMatchObject({
    status: "refused",
    http: 200,
    code: "vacancy-closed",
    message: "Sorry, the vacancy is closed",
    extra: { title: "Old Cashier", companyName: "Toko Sinar", closedAt: `${inDays(-3)}T23:59:59+07:00` },
  });
  expect(reply).toHaveProperty("extra.relatedJob.length", 4);
});

test.each(["999999", "0", "-5"])("vacancy %s, that there never was, is refused without a closing time", async (id) => {
  const { reply } = await detail(id);
  expect(reply).toMatchObject({
    http: 200,
    code: "vacancy-closed",
    extra: { closedAt: null, title: null, companyName: null },
  });
  expect(reply).toHaveProperty("extra.relatedJob.length", 4);
});

test("an id that is no number is a bad request", async () => {
  expect((await detail("abc")).reply).toMatchObject({ http: 400 });
});

test("an applicant sees what he has applied to, a guest nothing of it", async () => {
  const ports: VacancyPorts = {
    appliedVacancies: async (applicantId) => new Set(applicantId === 7 ? [ids[0] ?? 0] : []),
  };
  const seen = vacancyAnswer.parse((await detail(ids[0] ?? 0, ports, { identity: anApplicant(7) })).answer);
  expect(seen.data.isApplied).toBe(true);
  const guest = vacancyAnswer.parse((await detail(ids[0] ?? 0, ports)).answer);
  expect([guest.data, ...guest.relatedJob].some(({ isSaved, isApplied }) => isSaved || isApplied)).toBe(false);
});

test("an applicant's answer says how far the resume is filled in, a guest's has nothing of it", async () => {
  const state = { sections: 7, missing: [{ name: "Pendidikan", path: "/profile-resume#education" }] };
  const ports: VacancyPorts = { resumeStateOf: async (applicantId) => ({ ...state, sections: applicantId }) };
  const own = vacancyAnswer.parse((await detail(ids[0] ?? 0, ports, { identity: anApplicant(7) })).answer);
  expect(own.resume).toEqual(state);
  expect(vacancyAnswer.parse((await detail(ids[0] ?? 0, ports)).answer).resume).toBeNull();
});

test("a company's usual time to answer is returned with the vacancy's promised time", async () => {
  const readVacancy = async (ports: VacancyPorts) =>
    vacancyAnswer.parse((await detail(ids[0] ?? 0, ports)).answer).data;
  expect(await readVacancy({ replyDaysOf: async () => 9 })).toMatchObject({ replyDays: 7, usualReplyDays: 9 });
  expect(await readVacancy({})).toMatchObject({ replyDays: 7, usualReplyDays: null });
});

test("filters come with what is open in each, most first, and the most frequent titles are suggested", async () => {
  const { answer } = await send()("GET search-dropdown/{lang}");
  const { company, function: functions, jenjang, suggestions } = searchChoicesAnswer.parse(answer).data;
  expect(company.map(({ text, count }) => [text, count])).toEqual([
    ["Cahaya Rantau", 3],
    ["Toko Sinar", 2],
  ]);
  expect(functions.map(({ text, count }) => [text, count])).toContainEqual(["Survei", 1]);
  expect(jenjang).toEqual([
    { id: 1, text: "Pelajar/Lulusan Baru", count: 2 },
    { id: 2, text: "Profesional", count: 3 },
  ]);
  expect(suggestions).toHaveLength(5);
});

test("a vacancy for applying is open or closed by the clock of that moment, or unknown", async () => {
  const found = (id: number) => database.transact((tx) => vacancyForApplying(tx, id));
  expect(await found(ids[0] ?? 0)).toMatchObject({ status: "open", titleEn: "Welder", companyName: "Cahaya Rantau" });
  expect(await found(ids[5] ?? 0)).toMatchObject({ status: "closed" });
  expect(await found(999_999)).toEqual({ status: "unknown" });
});

test("items keep the order of the ids, closed ones among them", async () => {
  const items = await vacancyItems(database.db, [ids[5] ?? 0, 999_999, ids[0] ?? 0], "id");
  expect(items.map(({ title, vacancyStatus }) => [title, vacancyStatus])).toEqual([
    ["Kasir Lama", "closed"],
    ["Juru Las", "open"],
  ]);
});

test("at its closing second a vacancy is out of list, counts and filters, before any job runs", async () => {
  const [id] = await storeVacancies(database, [aVacancy({ titleId: "Penyelam", function: "Penyelaman" })]);
  await database.db
    .updateTable("vacancies")
    .set({ closes_at: new Date() })
    .where("id", "=", id ?? 0)
    .execute();
  await database.db
    .updateTable("open_vacancies")
    .set({ closes_at: new Date() })
    .where("id", "=", id ?? 0)
    .execute();
  const counts = async () => {
    const list = await send()("POST lowongan-page/{lang}");
    const choices = searchChoicesAnswer.parse((await send()("GET search-dropdown/{lang}")).answer).data;
    const diving = choices.function.find(({ text }) => text === "Penyelaman")?.count;
    return [list.reply, diving];
  };
  const before = await counts();
  expect(before).toMatchObject([{ answer: { vacancies: { totalRows: 5 } } }, 0]);
  expect((await detail(id ?? 0)).reply).toMatchObject({ code: "vacancy-closed" });

  const heard: string[] = [];
  const stop = await database.listen("page_changes", (tag) => heard.push(tag));
  expect(await database.transact(takeOutClosed)).toBe(1);
  await expect.poll(() => heard).toEqual(["vacancies"]);
  await stop();
  expect(await counts()).toEqual(before);
});

test("the job that takes closed ones out tidies only when there was one", async () => {
  const [id] = await storeVacancies(database, [aVacancy({ titleId: "Penjaga Mercusuar" })]);
  for (const table of ["vacancies", "open_vacancies"] as const) {
    await database.db
      .updateTable(table)
      .set({ closes_at: daysFromNow(-1) })
      .where("id", "=", id ?? 0)
      .execute();
  }
  const tidied: string[] = [];
  const watched: Database = {
    ...database,
    transact(work) {
      if (work.name === "rebuildWords") tidied.push("tidied");
      return database.transact(work);
    },
  };
  await closeVacancies(watched);
  await closeVacancies(watched);
  expect(tidied).toEqual(["tidied"]);
  const left = database.db
    .selectFrom("open_vacancies")
    .select("id")
    .where("id", "=", id ?? 0);
  expect(await left.execute()).toEqual([]);
});

test("several are returned in the requested order, open and closed; unknown ones are left out", async () => {
  const [open = 0, , , , , closed = 0] = ids;
  const ports: VacancyPorts = { appliedVacancies: async () => new Set([open]) };
  const request = { query: { ids: `${closed},999999,${open},${open}` }, identity: anApplicant() };
  const { answer } = await send(ports)("GET vacancies/{lang}", request);
  expect(vacanciesAnswer.parse(answer).data).toMatchObject([
    { vacancyId: closed, vacancyStatus: "closed", isApplied: false, replyDays: null },
    { vacancyId: open, vacancyStatus: "open", isApplied: true, replyDays: 7 },
  ]);
});

test.each(["", "1,", "x", Array.from({ length: 51 }, (_, id) => id + 1).join(",")])(
  "%j names no vacancies, or more than fifty: 422",
  async (list) => {
    const { reply } = await send()("GET vacancies/{lang}", { query: { ids: list } });
    expect(reply).toMatchObject({ status: "refused", http: 422 });
  },
);
