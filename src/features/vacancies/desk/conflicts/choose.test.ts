// Shows: F44
import { afterAll, describe, expect, test } from "vitest";
import { actOn, readOf, soon } from "../../../../../tests/support/desk-vacancies.ts";
import { aRow, importsAtDesk } from "../../../../../tests/support/imports-at-desk.ts";
import { readTrail } from "../../../audit/trail.queries.server.ts";
import { conflictAnswer, conflictsAnswer } from "./conflicts.api.server.ts";

const {
  platform,
  desk,
  db,
  recruiter,
  colleague,
  stranger,
  put,
  idOf,
  imported,
  edit,
  editAndPublish,
  findConflict,
  waitingOf,
  choose,
  publicTitle,
} = await importsAtDesk();
afterAll(() => platform.close());

describe("a choice", () => {
  async function inConflict() {
    const { row, id } = await imported();
    await editAndPublish(id, { title: { id: "Dari meja", en: "From the desk" }, openings: 7, endDate: soon(30) });
    await put([{ ...row, title_id: "Dari impor", openings: "9", end_date: soon(40) }]);
    return { row, id };
  }

  test("keeps the desk's value, and the import's is known from then on", async () => {
    const { row, id } = await inConflict();
    const response = await choose(id, { "title.id": "ours" });
    expect(response.http).toBe(200);
    expect(conflictAnswer.parse(response.body).fields.map(({ field }) => field)).toEqual(["endDate", "openings"]);
    await put([{ ...row, title_id: "Dari impor", openings: "9", end_date: soon(40), title_en: "New" }]);
    expect(Object.keys(await waitingOf(id))).toEqual(["title.en", "endDate", "openings"]);
    expect(await publicTitle(id)).toBe("Dari meja");
  });

  test("takes the import's, which is public and found at once, as the next version", async () => {
    const { id } = await inConflict();
    const heard: string[] = [];
    const stop = await platform.database.listen("page_changes", (tag) => heard.push(tag));
    expect((await choose(id, { "title.id": "theirs", endDate: "theirs", openings: "ours" })).http).toBe(200);
    await expect.poll(() => heard).toContain("vacancies");
    await stop();
    expect(await publicTitle(id)).toBe("Dari impor");
    expect(await readOf(recruiter, id)).toMatchObject({ publicEndDate: soon(40), openings: 7, conflicts: 0 });
    const versions = await recruiter.send("GET", `vacancies/${id}/versions`);
    expect(versions.body["data"]).toMatchObject([
      { title: "Dari impor", changed: ["title", "endDate"], publishedBy: { id: recruiter.id } },
      {},
    ]);
    const trail = await readTrail(db, {}, { limit: 2 });
    expect(trail.map(({ action, fields, thing }) => [action, fields, thing?.id])).toEqual([
      ["conflict.took-theirs", ["title.id", "endDay"], id],
      ["conflict.kept-ours", ["openings"], id],
    ]);
  });

  test("takes the import's into a pending draft too, which is discarded once it changes nothing", async () => {
    const { row, id } = await imported();
    await edit(id, { openings: 7 });
    await put([{ ...row, openings: "9" }]);
    await choose(id, { openings: "theirs" });
    expect(await readOf(recruiter, id)).toMatchObject({ openings: 9, stage: "open" });
  });

  test("opens again what was closed by hand, until the import's day", async () => {
    const { row, id } = await imported();
    await actOn(recruiter, id, "close", { rest: "go-on" });
    await put([{ ...row, end_date: soon(40) }]);
    await choose(id, { endDate: "theirs" });
    expect(await readOf(recruiter, id)).toMatchObject({ state: "open", publicEndDate: soon(40) });
  });

  test("at the same time as a colleague's, when it is the later one, gets the current values", async () => {
    const { id } = await inConflict();
    const { version } = await readOf(recruiter, id);
    const both = [choose(id, { openings: "ours" }, version), choose(id, { openings: "theirs" }, version, colleague)];
    const responses = await Promise.all(both);
    expect(responses.map(({ http }) => http).sort()).toEqual([200, 412]);
    const late = responses.find(({ http }) => http === 412);
    expect(late?.body).toMatchObject({ code: "version-conflict", current: { version: version + 1 } });
  });

  test.each([
    ["the desk edits", (id: number) => edit(id, { openings: 3 })],
    ["an import comes", async (_id: number, row: object) => void (await put([{ ...row, openings: "11" }]))],
  ])("of values that changed, because %s meanwhile, gets the current values", async (_, meanwhile) => {
    const { row, id } = await inConflict();
    const { version } = await readOf(recruiter, id);
    await meanwhile(id, row);
    const response = await choose(id, { openings: "theirs" }, version);
    expect(response).toMatchObject({ http: 412, body: { code: "version-conflict", current: { id } } });
    expect((await readOf(recruiter, id)).openings).not.toBe(9);
  });

  test("names the wrong fields", async () => {
    const { row, id } = await imported();
    await editAndPublish(id, { salaryMin: 6_000_000, salaryMax: 7_000_000 });
    await put([{ ...row, salary_min: "8000000", salary_max: "9000000" }]);
    expect((await choose(id, { openings: "ours" })).body).toMatchObject({
      ...{ status: 422, errors: [{ pointer: "/openings", code: "not-waiting" }] },
    });
    expect((await choose(id, { salaryMin: "theirs" })).body).toMatchObject({
      ...{ status: 422, errors: [{ pointer: "/salaryMax", code: "salary-order" }] },
    });
    expect((await choose(id, {})).http).toBe(422);
    expect((await recruiter.send("POST", `conflicts/${id}`, { body: { salaryMin: "ours" } })).http).toBe(428);
    expect((await choose(id, { salaryMin: "theirs", salaryMax: "theirs" })).http).toBe(200);
  });

  test("of another company finds nothing, and without the right may not", async () => {
    const { id } = await inConflict();
    expect(await findConflict(id, stranger)).toBeUndefined();
    expect((await choose(id, { openings: "ours" }, undefined, stranger)).http).toBe(404);
    for (const role of ["admin", "editor", "privacy-officer"] as const) {
      const { send } = await desk.as({ role });
      expect((await send("GET", "conflicts")).http).toBe(403);
      expect((await send("GET", "conflicts/progress")).http).toBe(403);
    }
  });
});

test("pages of conflicts neither skip nor repeat any", async () => {
  const rows = [aRow(), aRow(), aRow()];
  await put(rows);
  for (const { code } of rows) await editAndPublish(await idOf(code), { openings: 7 });
  await put(rows.map((row) => ({ ...row, openings: "9" })));
  const seen: number[] = [];
  let cursor = "";
  for (;;) {
    const { body } = await recruiter.send("GET", `conflicts?limit=2${cursor && `&cursor=${cursor}`}`);
    const page = conflictsAnswer.parse(body);
    seen.push(...page.data.map(({ id }) => id));
    if (page.next === null) {
      expect(seen).toHaveLength(page.total);
      break;
    }
    cursor = page.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect((await recruiter.send("GET", "conflicts?cursor=x")).body).toMatchObject({ status: 400, code: "bad-cursor" });
  const { body } = await recruiter.send("GET", "session");
  expect(body["waiting"]).toEqual({ conflicts: seen.length });
});
