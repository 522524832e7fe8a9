import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createApi } from "../../src/app/api/api.ts";
import { createDesk } from "../../src/app/endpoints.ts";
import { emptyPortal, type WholePortal } from "./whole-portal.ts";

const operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).default([]),
  requestBody: z
    .looseObject({ content: z.partialRecord(z.string(), z.looseObject({ schema: z.looseObject({}) })) })
    .optional(),
  responses: z.record(
    z.string(),
    z.looseObject({
      content: z
        .looseObject({ "application/json": z.looseObject({ schema: z.looseObject({}) }).optional() })
        .optional(),
    }),
  ),
});
const description = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});
type Description = z.output<typeof description>;
type Operation = z.output<typeof operation>;

const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  type: z.unknown().optional(),
  anyOf: z.array(z.looseObject({})).default([]),
  properties: z.record(z.string(), z.looseObject({})).default({}),
  required: z.array(z.string()).default([]),
});

/** A schema as it is written, or as it stands where it refers to. */
function resolved({ components: { schemas } }: Description, schema: unknown): z.output<typeof schemaShape> {
  const read = schemaShape.parse(schema ?? {});
  return read.$ref === undefined
    ? read
    : resolved({ components: { schemas }, paths: {} }, schemas[read.$ref.split("/").at(-1) ?? ""]);
}

function isList(from: Description, schema: unknown): boolean {
  const { type, anyOf } = resolved(from, schema);
  return type === "array" || anyOf.some((one) => isList(from, one));
}

let portal: WholePortal;
let desk: Description;
let wire: Description;
beforeAll(async () => {
  portal = await emptyPortal();
  const { platform, send } = portal;
  const api = createApi(platform, async () => ({ status: "none" }), [], createDesk(platform));
  desk = description.parse(await (await api.request(`${platform.settings.publicUrl}/staff/openapi.json`)).json());
  wire = description.parse((await send({ path: "openapi.json" })).json);
});
afterAll(() => portal.platform.close());

/** Each operation with what it answers when all is well. */
function getAnswers(from: Description) {
  return Object.entries(from.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, asked]) => {
      const [, answer] = Object.entries(asked.responses)[0] ?? [];
      return {
        name: `${verb} ${path}`,
        verb,
        asked,
        answer: resolved(from, answer?.content?.["application/json"]?.schema),
      };
    }),
  );
}

/** What an operation asks for, in its address or its body. */
function namesAsked(from: Description, { parameters, requestBody }: Operation): string[] {
  const bodies = Object.values(requestBody?.content ?? {}).map((body) => resolved(from, body?.schema));
  return [...parameters.map(({ name }) => name), ...bodies.flatMap(({ properties }) => Object.keys(properties))];
}

test("every list of the desk's says in its schema how many there are, and where the next page begins", () => {
  const lists = getAnswers(desk).filter(
    ({ verb, answer }) => verb === "get" && isList(desk, answer.properties["data"]),
  );
  expect(lists.length).toBeGreaterThan(20);
  const without = lists.flatMap(({ name, answer: { required } }) => {
    const missing = ["data", "total", "totalIsMore", "next"].filter((field) => !required.includes(field));
    return missing.length > 0 ? [{ name, missing }] : [];
  });
  expect(without).toEqual([]);
});

test("every call of the applicants' that is asked for a page says in its schema how many rows there are", () => {
  const paged = getAnswers(wire).filter(({ asked }) =>
    namesAsked(wire, asked).some((name) => /^page(no)?$/i.test(name)),
  );
  expect(paged.length).toBeGreaterThan(5);
  const without = paged.filter(({ answer: { required, properties } }) => {
    const inside = Object.values(properties).flatMap((property) => resolved(wire, property).required);
    return ![...required, ...inside].includes("totalRows");
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});
