import { expect, test } from "vitest";
import { everything } from "./list-state.ts";
import { listRequest } from "./load-list.ts";

test.each([
  [[], 0],
  [[1] as const, 1],
  [[2] as const, 2],
  [[1, 2] as const, 0],
] as const)("the levels %j ask for category %i", (levels, category) => {
  expect(listRequest({ ...everything, levels }, "id").body.CategoryType).toBe(category);
});

test("the usual order is left to the server", () => {
  expect(listRequest(everything, "id").body).not.toHaveProperty("sort");
  expect(listRequest({ ...everything, sort: "closing" }, "en")).toMatchObject({
    path: { lang: "en" },
    body: { sort: "closing" },
  });
});

test("a place to start from is asked for where one is chosen (suggestions 4)", () => {
  expect(listRequest(everything, "id").body).not.toHaveProperty("NearId");
  expect(listRequest({ ...everything, near: 12 }, "id").body).toMatchObject({ NearId: 12 });
});
