import { expect, test } from "vitest";
import { problemAnswer } from "./problem.server.ts";
import { accept, invalid, stale } from "./reply.ts";

const plain = { requestId: "r1", createdAt: null };

test("what was created says where it is, and what has a version says which", async () => {
  const made = problemAnswer(accept({ id: 7, version: 3 }), { requestId: "r1", createdAt: "/api/v1/staff/people" });
  expect([made.status, made.headers.get("location"), made.headers.get("etag")]).toEqual([
    201,
    "/api/v1/staff/people/7",
    '"3"',
  ]);
  const read = problemAnswer(accept({ id: 7 }), plain);
  expect([read.status, read.headers.get("location"), read.headers.get("etag")]).toEqual([200, null, null]);
  expect(problemAnswer(accept(null), plain).status).toBe(204);
});

test("a stale change is 412, with the current version", async () => {
  const answer = problemAnswer(stale("Changed elsewhere.", { name: "B", version: 4 }), plain);
  expect(answer.status).toBe(412);
  expect(await answer.json()).toMatchObject({ code: "version-conflict", current: { name: "B", version: 4 } });
});

test("a wrong field is named by a pointer, whatever its name holds", async () => {
  const errors = [{ path: "roles.0.company~ids/x", code: "required", message: "Fill this in." }];
  const problem: unknown = await problemAnswer(invalid("No.", errors), plain).json();
  expect(problem).toMatchObject({
    status: 422,
    errors: [{ pointer: "/roles/0/company~0ids~1x", detail: "Fill this in." }],
  });
});
