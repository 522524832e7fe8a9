// Shows: promise 9
import { afterAll, beforeAll, expect, test } from "vitest";
import { aVacancy, storeVacancies } from "../support/vacancies.ts";
import { emptyPortal, type WholePortal } from "../wire/whole-portal.ts";

let portal: WholePortal;
beforeAll(async () => {
  portal = await emptyPortal();
  await storeVacancies(portal.platform.database, [
    aVacancy({ titleId: "Analis Data" }),
    aVacancy({ titleId: "Juru Las" }),
  ]);
});
afterAll(() => portal.platform.close());

test("a sign of SQL's patterns is a sign and no pattern", async () => {
  const { send, owner } = portal;
  for (const Position of ["%", "_", "\\"]) {
    const came = await send({ path: "Application/list/id", token: owner.token, body: { Position } });
    expect(came.json).toMatchObject({ data: [], totalRows: 0 });
  }
});

test.each([101, 10_000])("a search of %d letters is too long", async (length) => {
  const { send, owner } = portal;
  const body = { SearchString: "a".repeat(length) };
  const came = await send({ path: "lowongan-page/id", token: owner.token, body });
  expect(came).toMatchObject({ http: 422, json: { errors: [{ path: "SearchString", code: "too-long" }] } });
});

test("a search larger than any search may be is not read", async () => {
  const { send, owner } = portal;
  const body = { SearchString: "a".repeat(900_000) };
  const came = await send({ path: "lowongan-page/id", token: owner.token, body });
  expect(came).toMatchObject({ http: 413, json: { acknowledge: 0 } });
});

test("everything is still there", async () => {
  const { json } = await portal.send({ path: "lowongan-page/id", token: portal.guest, body: {} });
  expect(json).toMatchObject({ vacancies: { totalRows: 2 } });
});
