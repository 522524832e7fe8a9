import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildVersion } from "../../src/app/build-version.ts";
import { calls, publishedCall } from "./asking.ts";
import { type CallResponse, emptyPortal, type WholePortal } from "./whole-portal.ts";

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(["path", "query"]),
  required: z.boolean(),
  schema: z.looseObject({}),
});
const content = z.record(z.string(), z.strictObject({ schema: z.looseObject({}) }));
const response = z.strictObject({ description: z.string().min(1), content });
/** As much of OpenAPI 3.1's Operation Object as we use. */
const operation = z.strictObject({
  operationId: z.string().regex(/^[\w-]+$/),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ content }).optional(),
  responses: z.record(z.string().regex(/^(\d{3}|default)$/), response),
});
const description = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string().min(1), version: z.string().regex(/^\d+\.\d+\.\d+$/) }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(z.string().startsWith("/"), z.partialRecord(z.enum(["get", "post", "put", "delete"]), operation)),
  components: z.strictObject({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })),
  }),
});

let portal: WholePortal;
let callResponse: CallResponse;
let document: z.output<typeof description>;
beforeAll(async () => {
  portal = await emptyPortal();
  callResponse = await portal.send({ path: "openapi.json" });
  document = description.parse(callResponse.json);
});
afterAll(() => portal.platform.close());

const media = {
  none: [],
  json: ["application/json"],
  form: ["application/x-www-form-urlencoded"],
  multipart: ["multipart/form-data"],
};

function described(name: string) {
  const { method, path } = publishedCall(name);
  const found = Object.entries(document.paths[`/${path}`] ?? {}).find(([verb]) => verb === method.toLowerCase())?.[1];
  if (found === undefined) throw new Error(`${name} is not described.`);
  return found;
}

// Shows: W1
describe("the API's own description", () => {
  test("is had without a token and has every published call, no other", () => {
    expect(callResponse.http).toBe(200);
    const found = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path.slice(1)}`),
    );
    expect(found.sort()).toEqual([...calls].sort());
  });

  test("names each operation once and refers to nothing that is not there", () => {
    const ids = calls.map((name) => described(name).operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const there = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));
    const referred = [...callResponse.text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, place = ""]) => place);
    expect(referred.filter((place) => !there.has(place))).toEqual([]);
  });

  test.each(calls)("has the path, the rights and the body format of %s", (name) => {
    const { path, who, body } = publishedCall(name);
    const { parameters, security, requestBody } = described(name);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
    expect(parameters.flatMap((one) => (one.in === "path" ? [one.name] : [])).sort()).toEqual(inPath.sort());
    expect(parameters.every((one) => one.in === "query" || one.required)).toBe(true);
    expect(security).toEqual(who === "open" ? [] : [{ token: [] }]);
    const kinds = Object.keys(requestBody?.content ?? {});
    if (kinds.length > 0) expect(kinds).toEqual(media[body]);
  });
});

describe("what is beside the calls", () => {
  test.each(["no-such-call", "login/", "Login", "login/x", "lowongan-detail/1", "", "%00"])(
    "%j is no call: 404 as JSON",
    async (path) => {
      const answer = await portal.send({ path, method: "POST", body: {} });
      expect(answer).toMatchObject({ http: 404, json: { acknowledge: 0, code: "not-found", data: null } });
    },
  );

  test.each(["PATCH", "PUT", "DELETE", "TRACEX"])("%s is no method of a call that has another", async (method) => {
    expect((await portal.send({ path: "company-list/id", method })).http).toBe(404);
  });

  test("the version that pages compare, and the build, fresh each time", async () => {
    const version = await portal.send({ path: "/meta.json" });
    expect(version).toMatchObject({ http: 200, json: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) } });
    expect(version.json).toMatchObject({ build: buildVersion() });
    expect(version.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["/meta.json", "/api/v1/openapi.json", "/api/v1/no-such-call", "/api/v1/company-list/id"])(
    "%s carries the security headers",
    async (path) => {
      const { headers } = await portal.send({ path });
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": expect.stringMatching(/origin/),
        "permissions-policy": expect.stringContaining("geolocation=()"),
        "content-security-policy": expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'.*base-uri 'none'/),
      });
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("x-powered-by") ?? headers.get("server")).toBeNull();
    },
  );
});
