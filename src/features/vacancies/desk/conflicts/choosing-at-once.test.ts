// Shows: F44
import { afterAll, expect, test } from "vitest";
import { actOn, readOf, wholeVacancy } from "../../../../../tests/support/desk-vacancies.ts";
import { aRow, importsAtDesk } from "../../../../../tests/support/imports-at-desk.ts";

const { platform, companyId, recruiter, put, idOf, imported, edit, waitingOf, publicTitle } = await importsAtDesk();
afterAll(() => platform.close());

test("an import and a publication at once: neither loses what the other said", async () => {
  for (const _ of Array.from({ length: 6 })) {
    const { row, id } = await imported();
    await edit(id, { openings: 7 });
    const [published] = await Promise.all([
      actOn(recruiter, id, "publish"),
      put([{ ...row, openings: "9", title_id: `Ganti ${row.code}` }]),
    ]);
    expect(published.http).toBe(200);
    expect(await readOf(recruiter, id)).toMatchObject({
      openings: 7,
      stage: "open",
      title: { id: `Ganti ${row.code}` },
    });
    expect(await publicTitle(id)).toBe(`Ganti ${row.code}`);
    expect(await waitingOf(id)).toEqual({ openings: [7, 9] });
  }
});

test("a code that the desk takes while an import brings it is the desk's, and waits for choices", async () => {
  const row = aRow();
  const [made] = await Promise.all([
    recruiter.send("POST", "vacancies", { body: { companyId, ...wholeVacancy(), code: row.code, openings: 5 } }),
    put([row]),
  ]);
  const id = await idOf(row.code);
  const stands = await readOf(recruiter, id);
  if (made.http === 201) expect([stands.openings, await waitingOf(id)]).toMatchObject([5, { openings: [5, 2] }]);
  else expect([made.body["code"], stands.openings]).toEqual(["code-taken", 2]);
});
