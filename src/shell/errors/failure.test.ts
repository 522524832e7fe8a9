import { expect, test } from "vitest";
import { failureOf } from "./failure.ts";

function thrown(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

test.each([
  [404, { code: "not-found" }, "missing"],
  [404, null, "missing"],
  [410, { code: "vacancy-closed" }, "gone"],
  [503, { code: "network" }, "offline"],
  [503, { code: "not-ready" }, "busy"],
  [503, { code: "maintenance" }, "maintenance"],
  [429, { code: "too-many" }, "busy"],
  [500, { code: "fault" }, "fault"],
  [403, "", "fault"],
])("a %i with %j is %s", (status, data, kind) => {
  expect(failureOf(thrown(status, data)).kind).toBe(kind);
});

test("a fault names the request that the log knows", () => {
  expect(failureOf(thrown(500, { requestId: "r-1" })).requestId).toBe("r-1");
  expect(failureOf(new Error("broken"))).toEqual({ kind: "fault", requestId: undefined });
});
