import fc from "fast-check";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.JSONSchema;

const nasty = [
  ...["", " ", "0", "-1", "1e400", "true", "null", "undefined", "NaN", "[object Object]", "../../etc/passwd"],
  ...["'; drop table vacancies; --", "%", "_", "\\", "$1", "{{7*7}}", "<script>alert(1)</script>", "a\r\nBcc: x@y.id"],
  ...[
    "\u202e",
    "\ufeff",
    "İ",
    "ß",
    "e\u0301",
    "👩‍👩‍👧",
    "x".repeat(101),
    "9999-99-99",
    "2000-02-30",
    "orang@contoh.id",
  ],
];

const numbers = [-1, 0, 0.5, -0, 2 ** 31, 2 ** 31 - 1, 2 ** 32, 2 ** 53 - 1, -(2 ** 53) + 1, 1e21, 1e308, 5e-324];

/** Anything that JSON can say, the awkward ends of it rather often. */
const anything = fc.oneof(
  fc.constantFrom(...nasty),
  fc.constantFrom(...numbers),
  fc.constantFrom(null, true, false, [], {}, [[]], { length: 5 }, { toString: null }, { __proto__: null, a: 1 }),
  fc.jsonValue({ maxDepth: 2, stringUnit: "grapheme" }),
);

function list(schema: unknown): JsonSchema[] {
  return Array.isArray(schema)
    ? schema.filter((one): one is JsonSchema => typeof one === "object" && one !== null)
    : [];
}

function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = [...list(schema.anyOf), ...list(schema.oneOf)];
  if (choices.length > 0) return fc.oneof(...choices.map(alike));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {});
    const inside = fields.map(([name, field]) => [name, typeof field === "object" ? alike(field) : anything] as const);
    return fc.record(Object.fromEntries(inside), { requiredKeys: [] });
  }
  if (schema.type === "array") {
    const items = typeof schema.items === "object" && !Array.isArray(schema.items) ? alike(schema.items) : anything;
    return fc.array(items, { maxLength: 3 });
  }
  if (schema.type === "integer" || schema.type === "number") {
    return fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.constantFrom(...numbers));
  }
  return schema.type === "string" ? fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: "binary-ascii" })) : anything;
}

/** Mostly what the schema asks for, else anything. */
function alike(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: shaped(schema) }, { weight: 1, arbitrary: anything });
}

/** A request's fields after parsing: before, preprocessed ones have any type. */
export function getFields(request: z.ZodType, part: "body" | "query"): Record<string, JsonSchema> {
  const shape = request instanceof z.ZodObject ? request.shape[part] : undefined;
  if (shape === undefined) return {};
  const { properties = {} } = z.toJSONSchema(shape, { unrepresentable: "any", io: "output" });
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => (typeof field === "object" ? [[name, field]] : [])),
  );
}

/** Bodies that look almost as a request wants them, with fields that nobody asked for. */
export function hostileBody(request: z.ZodType): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(getFields(request, "body")).filter(([name]) => name !== "lang");
  const known = Object.fromEntries(fields.map(([name, field]) => [name, alike(field)]));
  const unknown = fc.dictionary(fc.constantFrom("id", "isAdmin", "constructor", "toString", "__proto__"), anything);
  return fc
    .tuple(fc.record(known, { requiredKeys: [] }), unknown)
    .map(([asked, more]) => Object.fromEntries([...Object.entries(more), ...Object.entries(asked)]));
}

/** Query values as an address can carry them. */
export function hostileQuery(request: z.ZodType): fc.Arbitrary<string> {
  const names = Object.keys(getFields(request, "query")).filter((name) => name !== "lang");
  const value = fc.oneof(fc.constantFrom(...nasty), fc.constantFrom(...numbers.map(String)), fc.string());
  return fc.dictionary(fc.constantFrom("x", ...names), value).map((query) => new URLSearchParams(query).toString());
}
