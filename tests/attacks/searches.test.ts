import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const hostile = [
  ...[
    "'",
    "''",
    "' or '1'='1",
    "'; drop table vacancies; --",
    '"',
    "`",
    "\\",
    "\\'",
    "$$",
    "$1",
    ":x",
    "?",
    "/*",
    "--",
  ],
  ...["%", "_", "%%%", "!", "&", "|", "a & !b", "<->", "a <2> b", ":*", "a:*", "(", ")", "((((", "a|", "!!a", "a:ABCD"],
  ...["null", "undefined", "true", "0x00", "1e1000", "*", "**", "~", "^", "[a-z]+", "(a+)+$", ".*.*.*.*x"],
  ...[
    "İıßſﬁ",
    "\u0301\u0301",
    "👩‍👩‍👧‍👦",
    "\u202e",
    "\ufeff",
    "ﷺ",
    "a".repeat(100),
    "a ".repeat(50),
    "é".repeat(100),
    "ﷺ".repeat(100),
  ],
];

describe.each(hostile)("a search for %j", (text) => {
  test("finds what it finds", async () => {
    const { send, owner } = portal;
    for (const more of [{}, { sort: "closing" }, { isMatch: true }]) {
      const came = await send({ path: "lowongan-page/id", token: owner.token, body: { SearchString: text, ...more } });
      expect(came).toMatchObject({ http: 200, json: { vacancies: { acknowledge: 1 } } });
    }
    const query = new URLSearchParams({ search: text });
    const entries = await send({ path: `master-data/en/institution?${query}`, token: owner.token });
    expect(entries).toMatchObject({ http: 200, json: { acknowledge: 1 } });
    const history = { Position: text, AtsPhase: text };
    expect((await send({ path: "Application/list/id", token: owner.token, body: history })).http).toBe(200);
  });
});

test("a sign of SQL's patterns is a sign and no pattern", async () => {
  const { send, owner } = portal;
  for (const Position of ["%", "_", "\\"]) {
    const came = await send({ path: "Application/list/id", token: owner.token, body: { Position } });
    expect(came.json).toMatchObject({ data: [], totalRows: 0 });
  }
});

test.each([101, 10_000, 900_000])("a search of %d letters is too long", async (length) => {
  const { send, owner } = portal;
  const body = { SearchString: "a".repeat(length) };
  const came = await send({ path: "lowongan-page/id", token: owner.token, body });
  expect(came).toMatchObject({ http: 422, json: { errors: [{ path: "SearchString", code: "too-long" }] } });
});

test("everything is still there", async () => {
  const { json } = await portal.send({ path: "lowongan-page/id", token: portal.guest, body: {} });
  expect(json).toMatchObject({ vacancies: { totalRows: 2 } });
});
