import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../tests/support/staff.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { readTrail } from "../../audit/trail.queries.server.ts";
import { openScheduled } from "../close-vacancies.server.ts";
import { findDeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { createVacancy, type Editing, editVacancy } from "../draft/edit-vacancy.server.ts";
import type { VacancyFields } from "../draft/vacancy-fields.ts";
import { vacancyById } from "../vacancy.queries.server.ts";
import { addDays } from "../vacancy.ts";
import { changeVacancy } from "./change-vacancy.server.ts";
import { listVersions } from "./publish.queries.server.ts";
import { actsFrom, type VacancyChange, vacancyActs, vacancyStages } from "./vacancy-state.ts";

let platform: TestPlatform;
let companyId = 0;
let staff = { first: 0, second: 0 };
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  const [id = 0] = await storeVacancies(platform.database, [aVacancy()]);
  const { company_id } = await platform.database.db
    .selectFrom("vacancies")
    .select("company_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  companyId = company_id;
  staff = { first: (await aStaffMember(platform)).id, second: (await aStaffMember(platform)).id };
});
afterAll(() => platform.close());

const today = () => jakartaDay(platform.clock());

/** Everything that publishing asks for, and nothing that a check warns of. */
async function whole(): Promise<Partial<VacancyFields>> {
  const { id } = await platform.database.db
    .selectFrom("vacancy_functions")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const name = randomUUID();
  return {
    title: { id: name, en: `${name} en` },
    description: { id: "<p>Memimpin regu.</p>", en: "<p>Leads a crew.</p>" },
    requirement: { id: "<p>Dua tahun.</p>", en: "<p>Two years.</p>" },
    functionId: id,
    category: 2,
    locations: ["Cikarang"],
    salaryMin: 5_000_000,
    endDay: addDays(today(), 30),
  };
}

const editing = (staffId: number): Editing => ({
  by: { actor: { kind: "staff", id: staffId }, requestId: "r" },
  now: platform.clock(),
});

async function aDraft(edits: Partial<VacancyFields> = {}): Promise<number> {
  const fields = { ...(await whole()), ...edits };
  const made = await platform.database.transact((tx) =>
    createVacancy(tx, editing(staff.first), { companyId, edits: fields }),
  );
  if (made.status !== "created") throw new Error(made.status);
  return made.vacancy.id;
}

interface By {
  who?: number | null;
  onProcess?: number;
}

async function act(id: number, change: VacancyChange, { who = staff.first, onProcess = 0 }: By = {}) {
  const by = { actor: { kind: who === null ? ("system" as const) : ("staff" as const), id: who }, requestId: "r" };
  const applicationsTo = async () => ({ all: onProcess, onProcess });
  return platform.database.transact((tx) =>
    changeVacancy(tx, { by, now: platform.clock(), applicationsTo }, id, change),
  );
}

async function edit(id: number, edits: Partial<VacancyFields>, who = staff.first) {
  const version = (await find(id)).version;
  return platform.database.transact((tx) => editVacancy(tx, editing(who), { id, version, edits }));
}

async function find(id: number) {
  const found = await findDeskVacancy(platform.database.db, id);
  if (found === undefined) throw new Error(`No vacancy ${id}.`);
  return found;
}

const publish: VacancyChange = { kind: "publish", opensOn: null, acceptedChecks: [] };
const publicTitle = async (id: number) => (await vacancyById(platform.database.db, id, "id"))?.title;
const isFound = async (id: number) => {
  const rows = await platform.database.db.selectFrom("open_vacancies").select("id").where("id", "=", id).execute();
  return rows.length === 1;
};

async function setReview(requires_review: boolean) {
  await platform.database.db
    .insertInto("company_settings")
    .values({ company_id: companyId, requires_review })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet({ requires_review }))
    .execute();
}

test.each(["title", "description", "requirement"] as const)(
  "no %s in Indonesian, no publishing (F14)",
  async (name) => {
    const id = await aDraft({ [name]: { id: "", en: "<p>There.</p>" } });
    expect(await act(id, publish)).toEqual({ status: "refused", code: "incomplete", missing: [`${name}.id`] });
  },
);

test("a draft is published once it is complete; the public reads it, and finds it by its words (F14)", async () => {
  const id = await aDraft({ description: { id: "", en: "" } });
  expect(await act(id, publish)).toEqual({ status: "refused", code: "incomplete", missing: ["description.id"] });
  expect(await publicTitle(id)).toBeUndefined();
  await edit(id, { description: { id: "<p>Ada.</p>", en: "<p>There.</p>" } });
  expect(await act(id, publish)).toEqual({ status: "changed" });
  expect(await publicTitle(id)).toBe((await find(id)).fields.title.id);
  expect(await isFound(id)).toBe(true);
});

test("edits of an open one lie beside it until they are published as its next version (F11, F14)", async () => {
  const id = await aDraft();
  await act(id, publish);
  const before = await publicTitle(id);
  await edit(id, { title: { id: "Judul yang baru", en: "The new title" } });
  expect(await publicTitle(id)).toBe(before);
  expect((await find(id)).stage).toBe("open-edited");
  expect(await act(id, publish)).toEqual({ status: "changed" });
  expect(await publicTitle(id)).toBe("Judul yang baru");
  const versions = await listVersions(platform.database.db, id);
  expect(versions.map(({ number, fields }) => [number, fields.title.id])).toEqual([
    [2, "Judul yang baru"],
    [1, before],
  ]);
});

describe("where the company asks for a review", () => {
  beforeAll(() => setReview(true));
  afterAll(() => setReview(false));

  test("a draft is submitted, and somebody else than who edited last publishes it (F14)", async () => {
    const id = await aDraft();
    expect(await act(id, publish)).toEqual({ status: "refused", code: "needs-review" });
    expect(await act(id, { kind: "submit" })).toEqual({ status: "changed" });
    expect(await act(id, publish)).toEqual({ status: "refused", code: "four-eyes" });
    await edit(id, { openings: 3 }, staff.second);
    expect(await act(id, publish, { who: staff.second })).toEqual({ status: "refused", code: "four-eyes" });
    expect(await act(id, publish)).toEqual({ status: "changed" });
  });

  test("edits of an open one are reviewed too, and may be returned with a comment (F14)", async () => {
    const id = await aDraft();
    await act(id, { kind: "submit" });
    await act(id, publish, { who: staff.second });
    await edit(id, { openings: 5 });
    expect(await act(id, publish)).toMatchObject({ code: "needs-review" });
    await act(id, { kind: "submit" });
    expect((await find(id)).stage).toBe("open-in-review");
    expect(await act(id, { kind: "return", words: "Sebutkan giliran." }, { who: staff.second })).toEqual({
      status: "changed",
    });
    expect((await find(id)).stage).toBe("open-edited");
    const [entry] = await readTrail(platform.database.db, { action: "vacancy.returned" }, { limit: 1 });
    expect(entry).toMatchObject({ reason: "Sebutkan giliran.", thing: { kind: "vacancy", id } });
  });
});

test("a scheduled one opens on its day and not before, or is cancelled (F14)", async () => {
  const opensOn = addDays(today(), 2);
  const id = await aDraft();
  expect(await act(id, { ...publish, opensOn })).toEqual({ status: "changed" });
  expect((await find(id)).stage).toBe("scheduled");
  expect(await publicTitle(id)).toBeUndefined();
  await openScheduled(platform, async () => ({ all: 0, onProcess: 0 }));
  expect((await find(id)).stage).toBe("scheduled");
  const other = await aDraft();
  await act(other, { ...publish, opensOn });
  expect(await act(other, { kind: "unschedule" })).toEqual({ status: "changed" });
  expect((await find(other)).stage).toBe("draft");
  const { now } = platform.time;
  platform.time.now = new Date(now.getTime() + 3 * 86_400_000);
  await openScheduled(platform, async () => ({ all: 0, onProcess: 0 }));
  platform.time.now = now;
  expect((await find(id)).stage).toBe("open");
  expect(await publicTitle(id)).not.toBeUndefined();
});

test.each([
  ["a day that is over", -1, "past"],
  ["a day more than 180 ahead", 181, "too-far"],
])("a vacancy is not published until %s (F14)", async (_, days, why) => {
  const id = await aDraft({ endDay: addDays(today(), days) });
  expect(await act(id, publish)).toEqual({ status: "refused", code: "bad-day", field: "endDate", why });
});

test("one is closed early, extended within 90 days and put away once nobody is on process (F15)", async () => {
  const id = await aDraft();
  await act(id, publish);
  expect(await act(id, { kind: "close" })).toEqual({ status: "changed" });
  expect([(await find(id)).stage, await isFound(id)]).toEqual(["closed", false]);
  expect(await act(id, { kind: "extend", endDay: addDays(today(), 10) })).toEqual({ status: "changed" });
  expect([(await find(id)).stage, await isFound(id)]).toEqual(["open", true]);
  await act(id, { kind: "close" });
  expect(await act(id, { kind: "archive" }, { onProcess: 1 })).toEqual({ status: "refused", code: "on-process" });
  expect(await act(id, { kind: "archive" })).toEqual({ status: "changed" });
  expect(await publicTitle(id)).toBeUndefined();
});

test("one that closed more than 90 days ago is not extended (F15)", async () => {
  const id = await aDraft();
  await act(id, publish);
  await act(id, { kind: "close" });
  const { now } = platform.time;
  platform.time.now = new Date(now.getTime() + 91 * 86_400_000);
  const late = await act(id, { kind: "extend", endDay: addDays(today(), 10) });
  platform.time.now = now;
  expect(late).toMatchObject({ code: "state-forbids" });
});

test("a warning is published over with a reason, which the trail keeps (F13)", async () => {
  const id = await aDraft({ salaryMin: null });
  expect(await act(id, publish)).toEqual({ status: "refused", code: "checks-open", checks: ["no-salary"] });
  const acceptedChecks = [{ check: "no-salary", reason: "Gaji dibicarakan nanti." }] as const;
  expect(await act(id, { ...publish, acceptedChecks })).toEqual({ status: "changed" });
  const [entry] = await readTrail(platform.database.db, { action: "vacancy.published" }, { limit: 1 });
  expect(entry?.reason).toBe("no-salary: Gaji dibicarakan nanti.");
});

test("a title nearly that of an open vacancy of the company is warned of (F13)", async () => {
  const first = await aDraft({ title: { id: "Koordinator Gudang Dingin", en: "Cold store coordinator" } });
  await act(first, publish);
  const id = await aDraft({ title: { id: "Koordinator Gudang Dingin II", en: "Cold store coordinator II" } });
  expect(await act(id, publish)).toMatchObject({ code: "checks-open", checks: ["similar-open"] });
});

test("two who publish at once make one version, and the later is refused (F14)", async () => {
  const id = await aDraft();
  const outcomes = await Promise.all([act(id, publish), act(id, publish)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["changed", "refused"]);
  expect(await listVersions(platform.database.db, id)).toHaveLength(1);
});

test("of two who edit the same version the later one gets the current version, and nothing is lost (F11)", async () => {
  const id = await aDraft();
  const { version } = await find(id);
  const save = (who: number, edits: Partial<VacancyFields>) =>
    platform.database.transact((tx) => editVacancy(tx, editing(who), { id, version, edits }));
  expect(await save(staff.first, { openings: 2 })).toMatchObject({
    status: "saved",
    vacancy: { version: version + 1 },
  });
  expect(await save(staff.second, { openings: 9 })).toMatchObject({
    status: "stale",
    current: { fields: { openings: 2 }, editedBy: staff.first },
  });
});

test("a draft is thrown away, and nothing else is (F15)", async () => {
  const id = await aDraft();
  const { version } = await find(id);
  expect(await act(id, { kind: "delete", version: version - 1 })).toMatchObject({ code: "stale" });
  expect(await act(id, { kind: "delete", version }, { onProcess: 1 })).toMatchObject({ code: "applied-to" });
  expect(await act(id, { kind: "delete", version })).toEqual({ status: "changed" });
  const open = await aDraft();
  await act(open, publish);
  expect(await act(open, { kind: "delete", version: 2 })).toMatchObject({ code: "state-forbids", stage: "open" });
});

test("what each stage allows is what the table says (F14)", () => {
  expect(Object.fromEntries(vacancyStages.map((stage) => [stage, actsFrom(stage, "import").join(" ")]))).toEqual({
    draft: "edit submit publish delete",
    "in-review": "edit return publish",
    scheduled: "unschedule",
    open: "edit close extend take-over",
    "open-edited": "edit submit publish close extend take-over",
    "open-in-review": "edit return publish close extend take-over",
    closed: "extend archive take-over",
    archived: "",
  });
  expect(vacancyActs).toHaveLength(11);
});
