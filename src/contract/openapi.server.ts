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
  const converted: object = z.toJSONSchema(schema, { target: "draft-2020-12", unrepresentable: "any", io });
  return { ...converted };
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
function operationId({ call }: Endpoint): string {
  return `${call.method.toLowerCase()}-${call.path.replace(/[{}]/g, "").replace(/\//g, "-")}`;
}

/** Parameters in an endpoint's address. */
function getParameters({ request }: Endpoint): Json[] {
  return [...parametersIn(request, "path"), ...parametersIn(request, "query")];
}

/** An endpoint's body; empty where it takes none. */
function toRequestBody({ call, request }: Endpoint): Json {
  const body = part(request, "body");
  const media = call.body === "none" ? undefined : mediaTypes[call.body];
  return body && media ? { requestBody: { content: { [media]: { schema: jsonSchema(body, "input") } } } } : {};
}

/** How a side of the API speaks: what its description says beside paths and schemas. */
export interface Dialect {
  /** The call's requirements, in words. */
  describe?: (endpoint: Endpoint) => string;
  /** How anyone who makes a call is known, by its name in `securitySchemes`. */
  security: { name: string; scheme: Json; isOpen: (endpoint: Endpoint) => boolean };
  /** Headers that a request may carry. */
  getHeaders?: (endpoint: Endpoint) => Json[];
  responsesOf: (endpoint: Endpoint) => Json;
  /** Schemas that responses refer to. */
  schemas: Json;
  /** Addresses that are no endpoints. */
  otherPaths?: Json;
}

function getOperation(endpoint: Endpoint, { describe, security, getHeaders, responsesOf }: Dialect): Json {
  const { name, isOpen } = security;
  return {
    operationId: operationId(endpoint),
    ...(describe && { description: describe(endpoint) }),
    security: isOpen(endpoint) ? [] : [{ [name]: [] }],
    parameters: [...getParameters(endpoint), ...(getHeaders?.(endpoint) ?? [])],
    ...toRequestBody(endpoint),
    responses: responsesOf(endpoint),
  };
}

/** Each endpoint's operation by address and method. */
function getPaths(endpoints: readonly Endpoint[], dialect: Dialect): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.call.path}`;
    paths[path] = { ...paths[path], [endpoint.call.method.toLowerCase()]: getOperation(endpoint, dialect) };
  }
  return paths;
}

/** The document's subject. */
interface Described {
  title: string;
  version: string;
  /** Where the API lies. */
  server: string;
}

/** The OpenAPI 3.1 document of a side's endpoints, from the schemas that validate their requests. */
export function openApi(endpoints: readonly Endpoint[], { title, version, server }: Described, dialect: Dialect): Json {
  const { security, schemas, otherPaths } = dialect;
  return {
    openapi: "3.1.0",
    info: { title, version },
    servers: [{ url: server }],
    paths: { ...getPaths(endpoints, dialect), ...otherPaths },
    components: { schemas, securitySchemes: { [security.name]: security.scheme } },
  };
}
