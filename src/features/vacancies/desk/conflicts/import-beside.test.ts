// Shows: F44
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import {
  actOn,
  aDeskVacancy,
  getEdit,
  readOf,
  soon,
  wholeVacancy,
} from "../../../../../tests/support/desk-vacancies.ts";
import { aRow, company, importsAtDesk } from "../../../../../tests/support/imports-at-desk.ts";
import { readTrail } from "../../../audit/trail.queries.server.ts";

const {
  platform,
  db,
  companyId,
  recruiter,
  put,
  imported,
  edit,
  editAndPublish,
  findConflict,
  waitingOf,
  choose,
  publicTitle,
} = await importsAtDesk();
afterAll(() => platform.close());

describe("an import beside the desk", () => {
  test("of what nobody edited wins, also after an edit of something else", async () => {
    const { row, id } = await imported();
    await editAndPublish(id, { openings: 7 });
    const { lines, exit } = await put([{ ...row, title_id: "Juru Las Baru" }]);
    expect([lines.at(-1), exit]).toEqual([expect.stringContaining("0 added, 1 updated, 0 unchanged, 0 bad; "), 0]);
    expect(await publicTitle(id)).toBe("Juru Las Baru");
    expect(await readOf(recruiter, id)).toMatchObject({ openings: 7, conflicts: 0 });
  });

  test("that says nothing new leaves what was edited", async () => {
    const { row, id } = await imported();
    await editAndPublish(id, { openings: 7 });
    expect((await put([{ ...row, title_en: "Other" }])).lines.at(-1)).not.toContain("conflict");
    expect(await readOf(recruiter, id)).toMatchObject({ openings: 7 });
    expect(await findConflict(id)).toBeUndefined();
  });

  test("that says something new of what was edited makes a conflict of both, and the desk's value stays", async () => {
    const { row, id } = await imported();
    await editAndPublish(id, { title: { id: "Dari meja", en: "From the desk" } });
    const { lines, exit } = await put([{ ...row, title_id: "Dari impor" }]);
    expect(lines).toEqual([
      "file: 0 added, 1 updated, 0 unchanged, 0 bad, 1 conflict; 0 new companies, 0 new functions.",
    ]);
    expect(exit).toBe(0);
    expect(await publicTitle(id)).toBe("Dari meja");
    expect(await waitingOf(id)).toEqual({ "title.id": ["Dari meja", "Dari impor"] });
    expect((await readOf(recruiter, id)).conflicts).toBe(1);
    const again = await put([{ ...row, title_id: "Dari impor" }]);
    expect(again.lines.at(-1)).toContain("1 unchanged, 0 bad; ");
    const more = { ...row, title_id: "Dari impor lagi", title_en: "From the import" };
    expect((await put([more])).lines.at(-1)).toContain("2 conflicts");
    expect(await waitingOf(id)).toEqual({
      "title.id": ["Dari meja", "Dari impor lagi"],
      "title.en": ["From the desk", "From the import"],
    });
  });

  test("respects what is edited in a draft beside an open vacancy, and writes the rest into both", async () => {
    const { row, id } = await imported();
    await edit(id, { openings: 7 });
    await put([{ ...row, openings: "9", title_id: "Judul impor" }]);
    expect(await waitingOf(id)).toEqual({ openings: [7, 9] });
    expect(await readOf(recruiter, id)).toMatchObject({
      openings: 7,
      title: { id: "Judul impor" },
      stage: "open-edited",
    });
    expect(await publicTitle(id)).toBe("Judul impor");
    expect((await actOn(recruiter, id, "publish")).http).toBe(200);
    expect(await publicTitle(id)).toBe("Judul impor");
    expect(await waitingOf(id)).toEqual({ openings: [7, 9] });
  });

  test("is noticed by somebody who edits meanwhile: their version is no longer the current one", async () => {
    const { row, id } = await imported();
    const { version } = await readOf(recruiter, id);
    await put([{ ...row, openings: "9" }]);
    const response = await getEdit(recruiter, id, version, { openings: 3 });
    expect(response).toMatchObject({ http: 412, body: { current: { openings: 9 } } });
  });

  test("takes all where the operator says so, and the trail names the overwritten fields", async () => {
    const { row, id } = await imported();
    await editAndPublish(id, { openings: 7, title: { id: "Dari meja", en: "From the desk" } });
    await put([{ ...row, openings: "9" }]);
    await edit(id, { replyDays: 5 });
    const { lines } = await put([{ ...row, openings: "9" }], { takesAll: true });
    expect(lines.at(-1)).toContain("1 updated, 0 unchanged, 0 bad; ");
    expect(await readOf(recruiter, id)).toMatchObject({
      ...{ openings: 9, title: { id: row.title_id }, replyDays: null, stage: "open", conflicts: 0 },
    });
    expect(await publicTitle(id)).toBe(row.title_id);
    const [entry] = await readTrail(db, { action: "conflict.took-theirs" }, { limit: 1 });
    expect(entry).toMatchObject({
      actor: { kind: "command" },
      fields: ["title.id", "title.en", "openings", "replyDays"],
    });
    expect((await put([{ ...row, openings: "9" }], { takesAll: true })).lines.at(-1)).toContain(
      "0 updated, 1 unchanged",
    );
  });

  test("of a code that was made in the desk makes a conflict of each field that differs", async () => {
    const code = randomUUID().slice(0, 8);
    const { id } = await aDeskVacancy(recruiter, companyId, { ...wholeVacancy(), code, openings: 3 });
    const { title } = await readOf(recruiter, id);
    await actOn(recruiter, id, "publish");
    const row = { ...aRow({ code, title_id: title.id, title_en: title.en, openings: "4" }), end_date: undefined };
    const { lines } = await put([row]);
    expect(Object.keys(await waitingOf(id))).toEqual(["description.id", "description.en", "openings"]);
    expect(lines.at(-1)).toContain("3 conflicts");
    expect(await publicTitle(id)).toBe(title.id);
    await put([{ ...row, title_id: "Judul impor" }]);
    expect(await publicTitle(id)).toBe("Judul impor");
  });

  test("of a draft that was made in the desk publishes nothing", async () => {
    const code = randomUUID().slice(0, 8);
    const { id } = await aDeskVacancy(recruiter, companyId, { ...wholeVacancy(), code });
    await put([aRow({ code })]);
    expect(await publicTitle(id)).toBeUndefined();
    const { fields } = (await findConflict(id)) ?? { fields: [] };
    expect(fields.map(({ field }) => field)).toContain("endDate");
    const all = Object.fromEntries(fields.map(({ field }) => [field, "theirs"]));
    expect((await choose(id, all)).http).toBe(200);
    expect(await readOf(recruiter, id)).toMatchObject({ state: "draft", endDate: soon(20), conflicts: 0 });
  });

  test("of another company's code is a bad row, with the reason", async () => {
    const code = randomUUID().slice(0, 8);
    await aDeskVacancy(recruiter, companyId, { ...wholeVacancy(), code });
    const { lines, exit } = await put([{ ...aRow({ code }), company: "Kopi Nusa" }]);
    expect(lines[0]).toBe(`file, line 1: vacancy ${code} was made in the desk for ${company}`);
    expect(exit).toBe(1);
  });

  test("never reopens an archived or manually closed vacancy, and hides nothing that was edited", async () => {
    const { row, id } = await imported();
    await actOn(recruiter, id, "close", { rest: "go-on" });
    await put([{ ...row, end_date: soon(40), title_id: "Judul impor" }]);
    expect(await readOf(recruiter, id)).toMatchObject({ state: "closed", title: { id: "Judul impor" } });
    expect(await waitingOf(id)).toEqual({ endDate: [soon(0), soon(40)] });
    await actOn(recruiter, id, "archive");
    await put([{ ...row, end_date: soon(41), openings: "8" }]);
    expect(await readOf(recruiter, id)).toMatchObject({ state: "archived", openings: 8 });
    const edited = await imported();
    await editAndPublish(edited.id, { openings: 7 });
    await put([{ ...edited.row, end_date: soon(-1) }]);
    expect(await readOf(recruiter, edited.id)).toMatchObject({ state: "open", publicEndDate: soon(20) });
    expect(await waitingOf(edited.id)).toEqual({ endDate: [soon(20), soon(-1)] });
  });

  test("counts on a dry run what it would do, and changes nothing", async () => {
    const { row, id } = await imported();
    await editAndPublish(id, { openings: 7 });
    const { lines } = await put([{ ...row, openings: "9" }], { isDryRun: true });
    expect(lines.at(-1)).toContain("1 updated, 0 unchanged, 0 bad, 1 conflict; ");
    expect(await findConflict(id)).toBeUndefined();
  });

  test("that now agrees with the desk leaves nothing to choose", async () => {
    const { row, id } = await imported();
    await editAndPublish(id, { openings: 7 });
    await put([{ ...row, openings: "9" }]);
    await edit(id, { openings: 9 });
    expect(await findConflict(id)).toBeUndefined();
    await put([{ ...row, openings: "12" }]);
    expect(await waitingOf(id)).toEqual({ openings: [9, 12] });
  });
});
