import { z } from "zod";
import type { Endpoint } from "./endpoint.server.ts";

type Json = Record<string, unknown>;

function part(schema: z.ZodType, name: "path" | "query" | "body"): z.ZodType | undefined {
  const found: unknown = schema instanceof z.ZodObject ? schema.shape[name] : undefined;
  return found instanceof z.ZodType ? found : undefined;
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const told: object = z.toJSONSchema(schema, { target: "draft-2020-12", unrepresentable: "any", io });
  return { ...told };
}

function parameters(schema: z.ZodType, name: "path" | "query"): Json[] {
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

function refused(description: string): Json {
  return { description, content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } } };
}

function operation(endpoint: Endpoint): Json {
  const { call, request, answer } = endpoint;
  const body = part(request, "body");
  const media = call.body === "none" ? undefined : mediaTypes[call.body];
  return {
    operationId: `${call.method.toLowerCase()}-${call.path.replace(/[{}]/g, "").replace(/\//g, "-")}`,
    security: call.who === "open" ? [] : [{ token: [] }],
    parameters: [...parameters(request, "path"), ...parameters(request, "query")],
    ...(body && media ? { requestBody: { content: { [media]: { schema: jsonSchema(body, "input") } } } } : {}),
    responses: {
      200: {
        description: "acknowledge 1: done; acknowledge 0 with code and message: refused",
        content: { "application/json": { schema: jsonSchema(answer, "output") } },
      },
      ...(call.needsProof ? { 403: refused("confirm-identity: shown at account/confirm first who one is") } : {}),
      default: refused("Refused"),
    },
  };
}

const refusal = {
  type: "object",
  required: ["acknowledge", "code", "message"],
  properties: {
    acknowledge: { const: 0 },
    code: { type: "string" },
    message: { type: "string" },
    requestId: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "string" }, code: { type: "string" }, message: { type: "string" } },
      },
    },
  },
};

/** The OpenAPI 3.1 document of all registered endpoints, from the schemas that validate their requests. */
export function openApi(
  endpoints: readonly Endpoint[],
  site: { title: string; version: string; server: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.call.path}`;
    paths[path] = { ...paths[path], [endpoint.call.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: site.title, version: site.version },
    servers: [{ url: site.server }],
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}
