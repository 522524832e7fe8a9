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
    const response = await send({ path: "Application/list/id", token: owner.token, body: { Position } });
    expect(response.json).toMatchObject({ data: [], totalRows: 0 });
  }
});

test.each([101, 10_000])("a search of %d letters is too long", async (length) => {
  const { send, owner } = portal;
  const body = { SearchString: "a".repeat(length) };
  const response = await send({ path: "lowongan-page/id", token: owner.token, body });
  expect(response).toMatchObject({ http: 422, json: { errors: [{ path: "SearchString", code: "too-long" }] } });
});

test("a search larger than any search may be is not read", async () => {
  const { send, owner } = portal;
  const body = { SearchString: "a".repeat(900_000) };
  const response = await send({ path: "lowongan-page/id", token: owner.token, body });
  expect(response).toMatchObject({ http: 413, json: { acknowledge: 0 } });
});

test.each([
  ["places that there are not", { PlaceId: "999999,999998" }, 200],
  ["fifty places", { PlaceId: Array.from({ length: 50 }, (_, at) => at + 1).join(",") }, 200],
  ["more than fifty", { PlaceId: Array.from({ length: 51 }, (_, at) => at + 1).join(",") }, 422],
  ["a place beyond every list", { PlaceId: "9007199254740991" }, 422],
  ["a company beyond every list", { BranchId: "9007199254740991,-5" }, 200],
  ["a place that is no number", { PlaceId: "1;drop table" }, 422],
  ["a word for a kind of employment", { EmploymentType: "' or true --" }, 422],
  ["a salary between the steps", { SalaryFrom: "5000001" }, 422],
  ["a text that is too long", { SearchString: "a".repeat(101) }, 422],
] as const)("filters that name %s are read or refused", async (_, query, http) => {
  for (const path of ["search-dropdown/id", "search-suggestions/id"]) {
    if (path.startsWith("search-suggestions") && !("SearchString" in query)) continue;
    const response = await portal.send({ path: `${path}?${new URLSearchParams(query)}`, token: portal.guest });
    expect(response.http).toBe(http);
  }
});

// Shows: suggestions 4
test.each([
  ["a place that there is not", 999_999, 200],
  ["a place beyond every list", 9_007_199_254_740_991, 422],
  ["none below the first", 0, 422],
  ["a part of a place", 1.5, 422],
  ["several at once", [1, 2], 422],
  ["a thing in its stead", { $gt: 0 }, 422],
  ["SQL in its stead", "1;drop table open_vacancies", 422],
  ["a hundred thousand signs", "9".repeat(100_000), 413],
] as const)("a list that starts from %s is read or refused, whatever its page", async (_, NearId, http) => {
  for (const sort of [undefined, "nearest", "closing"]) {
    const body = { NearId, sort, PageNo: 9_007_199_254_740_991 };
    const response = await portal.send({ path: "lowongan-page/id", token: portal.guest, body });
    expect(response.http).toBe(http);
  }
});

test.each(["%%", "__", "\\\\", "*:*", "a'--", "\u{1F600}\u{1F600}", "zz9%", "ﷺﷺ"])(
  "%o is a sign and no pattern to who suggests",
  async (text) => {
    const query = new URLSearchParams({ SearchString: text });
    const { http, json } = await portal.send({ path: `search-suggestions/id?${query}`, token: portal.guest });
    expect({ http, json }).toMatchObject({ http: 200, json: { data: [] } });
  },
);

test("everything is still there", async () => {
  const { json } = await portal.send({ path: "lowongan-page/id", token: portal.guest, body: {} });
  expect(json).toMatchObject({ vacancies: { totalRows: 2 } });
});
