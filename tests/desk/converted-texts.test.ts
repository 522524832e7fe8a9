// Shows: promise 11, promise 21
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyOfFeed, newestOfFeed } from "../../src/features/vacancies/machines/feed-vacancies.server.ts";
import { fillTexts } from "../../src/features/vacancies/text-forms.server.ts";
import { getConversions } from "../support/conversions.ts";
import { actOn, aDeskVacancy, getEdit, readOf, wholeVacancy } from "../support/desk-vacancies.ts";
import { aVacancy, storeVacancies } from "../support/vacancies.ts";
import { createClient, guestToken } from "../wire/whole-portal.ts";
import { aDeskWorld, type DeskWorld } from "./desk-world.ts";

const written = {
  description: { id: "Memimpin **regu**: [lowongan](/lowongan).", en: "Leads a **crew**: [jobs](/lowongan)." },
  requirement: { id: "- Jujur\n- Teliti", en: "- Honest\n- Careful" },
};

let world: DeskWorld;
let vacancyId = 0;
let importedId = 0;
let read: (path: string, method?: string) => Promise<string>;
beforeAll(async () => {
  world = await aDeskWorld({ env: { LIMITS_FACTOR: "1000" } });
  const { recruiter, own, acts } = world;
  ({ id: vacancyId } = await aDeskVacancy(recruiter, own.companyId, { ...wholeVacancy(), ...written }));
  await actOn(recruiter, vacancyId, "publish");
  const imported = aVacancy({ descriptionId: "<p>Merawat <b>mesin</b>.</p>", requirementEn: "- Honest" });
  [importedId = 0] = await storeVacancies(acts.platform.database, [imported]);
  const send = createClient(acts.platform);
  const token = await guestToken(send);
  read = async (path, method = "GET") => {
    const { http, text } = await send({ method, path, token, ...(method === "POST" && { body: {} }) });
    if (http !== 200) throw new Error(`${path} answers ${http}.`);
    return text;
  };
});
afterAll(() => world.acts.platform.close());

const db = () => world.acts.db;
const readPath = async (path: string) => {
  expect([path, (await world.recruiter.send("GET", path)).http]).toEqual([path, 200]);
};
const feed = async () => {
  const reader = { root: "https://karier.example", language: "id" } as const;
  const vacancies = await newestOfFeed(db(), reader, 50);
  for await (const vacancy of everyOfFeed(db(), reader)) vacancies.push(vacancy);
  return vacancies;
};

const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  "the public page in both languages": async () => {
    for (const id of [vacancyId, importedId])
      for (const lang of ["id", "en"]) await read(`lowongan-detail/${id}/${lang}`);
  },
  "the list": () => read("lowongan-page/id", "POST"),
  "the feeds": feed,
  "the desk's page of a vacancy": async () => {
    for (const part of ["", "/checks", "/versions", "/team", "/criteria", "/preview"])
      await readPath(`vacancies/${vacancyId}${part}`);
  },
  "the desk's list": () => readPath("vacancies"),
};

test.each(Object.entries(reads))("%s converts no text", async (_, work) => {
  expect(await getConversions(work)).toBe(0);
});

test("the public text is the written one, and its own links are absolute in feeds", async () => {
  const page = await read(`lowongan-detail/${vacancyId}/id`);
  expect(page).toContain("<strong>regu</strong>");
  const [told] = (await feed()).filter(({ id }) => id === vacancyId);
  expect(told?.html).toContain('<a href="https://karier.example/lowongan">lowongan</a>');
});

test("a save converts the texts that it changes, and no others", async () => {
  const { version } = await readOf(world.recruiter, vacancyId);
  const title = { id: "Judul yang lain", en: "Another title" };
  expect(await getConversions(() => getEdit(world.recruiter, vacancyId, version, { title }))).toBe(0);
  expect((await actOn(world.recruiter, vacancyId, "publish")).http).toBe(200);
});

test("a text written from elsewhere is sanitised at each read, whatever its mark", async () => {
  const planted = "<p>tetap</p><script>alert(1)</script>";
  const { description_id } = await db()
    .selectFrom("vacancies")
    .select("description_id")
    .where("id", "=", vacancyId)
    .executeTakeFirstOrThrow();
  const write = (html: string) =>
    db().updateTable("vacancies").set({ description_id: html }).where("id", "=", vacancyId).execute();
  await write(planted);
  const page = await read(`lowongan-detail/${vacancyId}/id`);
  expect(page).toContain("<p>tetap</p>");
  expect(page).not.toContain("alert(");
  expect((await feed()).find(({ id }) => id === vacancyId)?.html).not.toContain("alert(");
  await write(description_id);
});

test("a text that other hands wrote into a draft is not marked as safe when it is published", async () => {
  const { recruiter, own } = world;
  const { id } = await aDeskVacancy(recruiter, own.companyId);
  await sql`update vacancy_drafts set document = jsonb_set(document::jsonb, '{description,id}',
    '"<p>tetap</p><script>alert(1)</script>"') where vacancy_id = ${id}`.execute(db());
  expect((await actOn(recruiter, id, "publish")).http).toBe(200);
  expect(await read(`lowongan-detail/${id}/id`)).not.toContain("alert(");
});

test("what was there before texts were marked is marked by the job, once, and read without converting", async () => {
  await db().updateTable("vacancies").set({ safe_id: null, safe_en: null }).execute();
  await db().deleteFrom("vacancy_texts").execute();
  const { database } = world.acts.platform;
  const { count } = await db()
    .selectFrom("vacancies")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(await fillTexts(database, new AbortController().signal)).toBe(count);
  expect(await fillTexts(database, new AbortController().signal)).toBe(0);
  for (const [name, work] of Object.entries(reads)) {
    // The feeds also hold the one whose draft other hands wrote.
    if (name !== "the feeds") expect([name, await getConversions(work)]).toEqual([name, 0]);
  }
});
