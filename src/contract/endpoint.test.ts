import { expect, test } from "vitest";
import { z } from "zod";
import { smallBody } from "./body-limits.ts";
import { defineCall } from "./call.ts";
import { endpoint, type RawRequest } from "./endpoint.server.ts";
import { namedThing } from "./named-thing.server.ts";
import { accept, notFound } from "./reply.ts";
import type { Identity, RequestContext } from "./request-context.ts";

const request = z.object({
  path: z.object({ id: z.coerce.number().int() }),
  body: z.object({ name: z.string().max(3), data: z.object({ age: z.number() }) }),
});
const call = defineCall<z.infer<typeof request>, { greeting: string }>()({
  method: "POST",
  path: "greet/{id}",
  needs: "resume.read",
  who: "applicant",
  limits: smallBody,
});
const greet = endpoint(call, {
  request,
  answer: z.object({ greeting: z.string() }),
  find: async (raw) => (raw.path["id"] === "404" ? notFound("none") : null),
  handle: async ({ body }, { identity }) => accept({ greeting: `${body.name} ${identity.applicantId}` }),
});

const sekar: Identity = {
  kind: "applicant",
  applicantId: 7,
  userName: "sekar@contoh.id",
  sessionId: 1,
  isProved: true,
};

function aContext(identity: Identity = sekar): RequestContext {
  const rest = {
    language: "en",
    address: "",
    network: "",
    userAgent: "",
    requestId: "",
    tokenKey: "",
    hasToken: true,
  } as const;
  return {
    identity,
    may: () => identity.kind === "applicant",
    can: () => true,
    ...rest,
    isOwnOrigin: true,
    cookies: {},
    ifMatch: null,
    shows() {},
    holdsUntil() {},
  };
}

function aRequest(id: string, body: unknown): RawRequest {
  return { path: { id }, query: {}, body };
}

test("a valid request reaches its handler with its caller", async () => {
  const reply = await greet.open(aRequest("1", { name: "Hi", data: { age: 1 } }), aContext());
  expect(reply).toMatchObject({ status: "accepted", answer: { greeting: "Hi 7" } });
});

test("a guest on an applicant's call has to sign in", async () => {
  const reply = await greet.open(aRequest("1", {}), aContext({ kind: "guest" }));
  expect(reply).toMatchObject({ status: "refused", http: 401, code: "sign-in-required" });
});

test("staff make none of the applicants' calls, not even where a policy let them", async () => {
  const rights = { grants: [], vacancyIds: [] };
  const who = { staffId: 7, userName: "ratna@contoh.id", sessionId: 1, isProved: true, isLocked: false };
  const ratna: Identity = { kind: "staff", ...who, rights };
  const context = { ...aContext(ratna), may: () => true };
  const reply = await greet.open(aRequest("1", { name: "Hi", data: { age: 1 } }), context);
  expect(reply).toMatchObject({ http: 401, code: "sign-in-required" });
});

test("a number in the path that is none is 400, before anything else is looked at", async () => {
  expect(await greet.open(aRequest("x", {}), aContext())).toMatchObject({ http: 400 });
});

test("a missing thing is 404 although its body is wrong too", async () => {
  expect(await greet.open(aRequest("404", {}), aContext())).toMatchObject({ http: 404 });
});

const owned = namedThing(["path", "id"], z.coerce.number(), async (id) => (id < 100 ? { applicantId: id } : null));
const rename = endpoint(call, {
  request,
  answer: z.object({ greeting: z.string() }),
  thing: owned,
  handle: async () => accept({ greeting: "renamed" }),
});

test.each<[string, string, number]>([
  ["one's own thing", "7", 200],
  ["another's", "8", 404],
  ["none", "100", 404],
])("%s (%s) is asked about before the task is: %i", async (_, id, http) => {
  const requests: unknown[] = [];
  const can: RequestContext["can"] = (action, thing) => {
    requests.push([action, thing]);
    return thing.applicantId === 7;
  };
  const reply = await rename.open(aRequest(id, { name: "Hi", data: { age: 1 } }), { ...aContext(), can });
  expect(reply).toMatchObject(http === 200 ? { status: "accepted" } : { http, code: "not-found" });
  expect(requests).toEqual(id === "100" ? [] : [["resume.read", { applicantId: Number(id) }]]);
});

test("every wrong field is named at once, by its path into data", async () => {
  const reply = await greet.open(aRequest("1", { name: "long", data: { age: "x" } }), aContext());
  expect(reply).toMatchObject({ http: 422, code: "invalid-fields" });
  expect(reply).toHaveProperty("extra.errors", [
    { path: "name", code: "too-long", message: "This entry is too long." },
    { path: "age", code: "format", message: "Check this entry." },
  ]);
});

test("a field that is absent is asked for in the asked language", async () => {
  const context: RequestContext = { ...aContext(), language: "id" };
  const reply = await greet.open(aRequest("1", { data: {} }), context);
  expect(reply).toHaveProperty("extra.errors.0", { path: "name", code: "required", message: "Isian ini wajib diisi." });
});
