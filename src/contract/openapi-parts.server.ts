import { z } from "zod";
import type { Endpoint } from "./endpoint.server.ts";

/** A part of an OpenAPI document. */
export type Json = Record<string, unknown>;

function part(schema: z.ZodType, name: "path" | "query" | "body"): z.ZodType | undefined {
  const found: unknown = schema instanceof z.ZodObject ? schema.shape[name] : undefined;
  return found instanceof z.ZodType ? found : undefined;
}

/** How a schema reads in JSON Schema. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const told: object = z.toJSONSchema(schema, { target: "draft-2020-12", unrepresentable: "any", io });
  return { ...told };
}

function parametersIn(schema: z.ZodType, name: "path" | "query"): Json[] {
  const fields = part(schema, name);
  if (!(fields instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(fields.shape).map(([field, type]) => ({
    name: field,
    in: name,
    required: name === "path" || !type.safeParse(undefined).success,
    schema: jsonSchema(type, "input"),
  }));
}

const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
} as const;

/** An operation's name, by which code generators call it. */
export function operationId({ call }: Endpoint): string {
  return `${call.method.toLowerCase()}-${call.path.replace(/[{}]/g, "").replace(/\//g, "-")}`;
}

/** What stands in an endpoint's address. */
export function parametersOf({ request }: Endpoint): Json[] {
  return [...parametersIn(request, "path"), ...parametersIn(request, "query")];
}

/** What an endpoint's body holds; nothing where it takes none. */
export function requestBodyOf({ call, request }: Endpoint): Json {
  const body = part(request, "body");
  const media = call.body === "none" ? undefined : mediaTypes[call.body];
  return body && media ? { requestBody: { content: { [media]: { schema: jsonSchema(body, "input") } } } } : {};
}

/** Each endpoint's operation by address and method. */
export function pathsOf(endpoints: readonly Endpoint[], operation: (endpoint: Endpoint) => Json): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.call.path}`;
    paths[path] = { ...paths[path], [endpoint.call.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

/** What the document is of. */
export interface Described {
  title: string;
  version: string;
  /** Where the API lies. */
  server: string;
}
