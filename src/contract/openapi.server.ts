import type { Endpoint } from "./endpoint.server.ts";
import {
  type Described,
  type Json,
  jsonSchema,
  operationId,
  parametersOf,
  pathsOf,
  requestBodyOf,
} from "./openapi-parts.server.ts";

function refused(description: string): Json {
  return { description, content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } } };
}

function operation(endpoint: Endpoint): Json {
  const { call, answer } = endpoint;
  return {
    operationId: operationId(endpoint),
    security: call.who === "open" ? [] : [{ token: [] }],
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
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

/** The OpenAPI 3.1 document of the applicants' endpoints, from the schemas that validate their requests. */
export function openApi(endpoints: readonly Endpoint[], { title, version, server }: Described): Json {
  return {
    openapi: "3.1.0",
    info: { title, version },
    servers: [{ url: server }],
    paths: pathsOf(endpoints, operation),
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}
