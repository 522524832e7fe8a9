import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createApi } from "../../src/app/api/api.ts";
import { createDesk } from "../../src/app/endpoints.ts";
import { migrations } from "../../src/app/migrations.ts";
import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import { type TestPlatform, testPlatform } from "../support/platform.ts";

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean(),
  description: z.string().optional(),
  schema: z.looseObject({}),
});
const content = z.record(z.string(), z.strictObject({ schema: z.looseObject({}) }));
const response = z.strictObject({
  description: z.string().min(1),
  content: content.optional(),
  headers: z.record(z.string(), z.looseObject({})).optional(),
});
/** As much of OpenAPI 3.1's Operation Object as we use. */
const operation = z.strictObject({
  operationId: z.string().regex(/^[\w.-]+$/),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ content }).optional(),
  responses: z.record(z.string().regex(/^(\d{3}|default)$/), response),
});
const verbs = z.enum(["get", "post", "put", "patch", "delete"]);
const description = z.looseObject({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string().startsWith("/staff/"), z.partialRecord(verbs, operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.strictObject({
      session: z.strictObject({ type: z.string(), in: z.string(), name: z.string() }),
    }),
  }),
});

let platform: TestPlatform;
let endpoints: Endpoint[];
let text = "";
let document: z.output<typeof description>;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  const desk = createDesk(platform);
  ({ endpoints } = desk);
  const api = createApi(platform, async () => ({ status: "none" }), [], desk);
  text = await (await api.request(`${platform.settings.publicUrl}/staff/openapi.json`)).text();
  document = description.parse(JSON.parse(text));
});
afterAll(() => platform.close());

const described = ({ call }: Endpoint) =>
  Object.entries(document.paths[`/${call.path}`] ?? {}).find(([verb]) => verb === call.method.toLowerCase())?.[1];

describe("the desk's own description", () => {
  test("has every call of the desk's, each once, and refers to nothing that is not there", () => {
    const ids = endpoints.map((endpoint) => described(endpoint)?.operationId);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(endpoints.length);
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = ""]) => name);
    expect(referred.filter((name) => !(name in document.components.schemas))).toEqual([]);
    expect(document.components.securitySchemes.session).toMatchObject({ in: "cookie", name: "staff" });
  });

  test("has the company's sign-in, also where no provider is set", () => {
    expect(platform.settings.staff.oidc).toBeNull();
    for (const name of ["start", "callback"]) {
      expect(document.paths[`/staff/oidc/${name}`]?.get).toMatchObject({
        security: [],
        responses: { 303: {}, 404: {} },
      });
    }
  });

  test("has each one's parameters, requirements and refusals", () => {
    for (const endpoint of endpoints) {
      const { call } = endpoint;
      const { parameters = [], responses = {}, security, description: text } = described(endpoint) ?? {};
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field);
      const named = (place: string) => parameters.flatMap((one) => (one.in === place ? [one.name] : []));
      expect([call.path, named("path").sort()]).toEqual([call.path, inPath.sort()]);
      expect(named("header").includes("If-Match")).toBe(call.versioned);
      expect("412" in responses).toBe(call.versioned);
      expect("401" in responses).toBe(call.who !== "anyone");
      expect(security).toEqual(call.who === "anyone" ? [] : [{ session: [] }]);
      expect(text).toContain(call.needs);
      expect(Object.keys(responses)[0]).toMatch(/^20[0124]$/);
    }
  });
});
