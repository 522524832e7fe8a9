import { expect, test } from "vitest";
import { getFailure } from "./failure.ts";

function thrown(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

test.each([
  [404, { code: "not-found" }, "missing"],
  [404, null, "missing"],
  [410, { code: "vacancy-closed" }, "gone"],
  [404, { code: "vacancy-closed" }, "closed"],
  [410, { code: "link-expired" }, "expired"],
  [410, { code: "invitation-expired" }, "expired"],
  [403, { code: "link-not-yet-open" }, "early"],
  [403, { code: "event-not-open" }, "event-early"],
  [404, { code: "link-invalid" }, "invalid"],
  [404, { code: "invitation-invalid" }, "invalid"],
  [503, { code: "network" }, "offline"],
  [503, { code: "not-ready" }, "busy"],
  [503, { code: "maintenance" }, "maintenance"],
  [503, { code: "unavailable" }, "unavailable"],
  [429, { code: "too-many" }, "busy"],
  [500, { code: "fault" }, "fault"],
  [502, "", "fault"],
  [403, "", "refused"],
  [422, { code: "invalid-fields" }, "refused"],
])("a %i with %j is %s", (status, data, kind) => {
  expect(getFailure(thrown(status, data)).kind).toBe(kind);
});

test("a fault names the request that the log knows", () => {
  expect(getFailure(thrown(500, { requestId: "r-1" })).requestId).toBe("r-1");
  expect(getFailure(new Error("broken")).requestId).toBeUndefined();
});

test("a refusal brings the server's own words", () => {
  expect(getFailure(thrown(403, { message: "Kata server." })).message).toBe("Kata server.");
  expect(getFailure(thrown(403, { message: "" })).message).toBeUndefined();
});
