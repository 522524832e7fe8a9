import { z } from "zod";
import type { Endpoint } from "./endpoint.server.ts";
import { type Dialect, type Json, jsonSchema } from "./openapi.server.ts";

function refused(description: string): Json {
  return { description, content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } } };
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

/** The applicants' wire: `acknowledge`, and a token as bearer. */
export const portalDialect: Dialect = {
  security: {
    name: "token",
    scheme: { type: "http", scheme: "bearer" },
    isOpen: ({ call }) => call.who === "open",
  },
  responsesOf: ({ call, answer }) => ({
    200: {
      description: "acknowledge 1: done; acknowledge 0 with code and message: refused",
      content: { "application/json": { schema: jsonSchema(answer, "output") } },
    },
    ...(call.needsProof ? { 403: refused("confirm-identity: shown at account/confirm first who one is") } : {}),
    default: refused("Refused"),
  }),
  schemas: { Refusal: refusal },
};

const problem = (description: string): Json => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const header = (name: string, required: boolean, description: string): Json => ({
  ...{ name, in: "header", required, description, schema: { type: "string" } },
});

/** A request's headers and context. */
function getHeaders({ call }: Endpoint): Json[] {
  return [
    ...(call.versioned ? [header("If-Match", true, "The version that was read, as its ETag has it.")] : []),
    ...(call.creates ? [header("Idempotency-Key", false, "Sent twice it is done once, and answered alike.")] : []),
  ];
}

/** An endpoint that answers nothing says so. */
const isEmpty = ({ answer }: Endpoint) => answer instanceof z.ZodNull;

function accepted(endpoint: Endpoint): Json {
  if (isEmpty(endpoint)) return { 204: { description: "Done." } };
  const content = { "application/json": { schema: jsonSchema(endpoint.answer, "output") } };
  if (!endpoint.call.creates) return { 200: { description: "Done.", content } };
  const where = { Location: { description: "Where it is found.", schema: { type: "string" } } };
  if (endpoint.call.begins) return { 202: { description: "Begun.", headers: where, content } };
  return { 201: { description: "Created.", headers: where, content } };
}

/** Refusals of every call, beside its own. */
function refusals({ call, request }: Endpoint): Json {
  const named = call.path.includes("{") || !(request instanceof z.ZodObject);
  return {
    ...(call.who === "anyone" ? {} : { 401: problem("`signed-out`, or `session-locked` after idle minutes") }),
    ...(call.who === "staff" ? { 403: problem("`not-allowed`, with the right that lacks, or `step-up-needed`") } : {}),
    ...(named ? { 404: problem("`not-found`: unknown, or out of scope") } : {}),
    ...(call.versioned
      ? { 412: problem("`version-conflict`, with `current`"), 428: problem("`version-missing`") }
      : {}),
    default: problem("Refused; `code` says why"),
  };
}

function proofWords({ needsProof }: Endpoint["call"]): string {
  if (needsProof === false) return "";
  const proof = ", and the second step within 15 minutes";
  return needsProof === true ? proof : `${proof} to change ${needsProof.map((name) => `\`${name}\``).join(", ")}`;
}

const text = { type: "string" };

const query = (name: string, description: string): Json => ({
  ...{ name, in: "query", required: false, description, schema: text },
});

function redirect(name: "start" | "callback", description: string, parameters: Json[]): Json {
  const responses = {
    303: { description: "Leads on; the page that it leads to says what went wrong." },
    404: problem("`not-found`: no provider is set"),
  };
  return { get: { operationId: `get-staff-oidc-${name}`, description, security: [], parameters, responses } };
}

/** Signing in with the company's account is for browsers, so it has no endpoint; listed whether or not a provider is set. */
const companySignIn = {
  "/staff/oidc/start": redirect("start", "Leads a browser to the company's provider.", [
    query("to", "The desk's page to open afterwards."),
    query("use", "`step-up` shows the second step once more."),
    query("device", "`own` keeps the session on this device."),
  ]),
  "/staff/oidc/callback": redirect("callback", "Where the provider leads a browser back to.", [
    query("code", "As OpenID Connect has it."),
    query("state", "As OpenID Connect has it."),
    query("error", "As OpenID Connect has it."),
  ]),
};

/** RFC 9457, with what the desk adds. */
const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "detail", "code", "requestId"],
  properties: {
    ...{ type: text, title: text, status: { type: "integer" }, detail: text, code: text, requestId: text },
    right: { type: "string", description: "The row of the policies that lacks." },
    current: { type: "object", description: "What stands now." },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["pointer", "code", "detail"],
        properties: { pointer: text, code: text, detail: text },
      },
    },
  },
};

/** Where the company's provider says who signed out there (OpenID Connect Back-Channel Logout 1.0). */
export const backchannelLogout = "staff/oidc/backchannel-logout";

/** The one call that a provider makes, and no client of the desk's: there only where staff sign in by OpenID Connect. */
const logoutOperation: Json = {
  operationId: "post-staff-oidc-backchannel-logout",
  description: "Ends sessions of whom the logout token names. Needs the setting STAFF_OIDC_ISSUER; no cookie.",
  security: [],
  parameters: [],
  requestBody: {
    content: {
      "application/x-www-form-urlencoded": {
        schema: { type: "object", required: ["logout_token"], properties: { logout_token: text } },
      },
    },
  },
  responses: {
    200: { description: "Done, or there was no such session." },
    400: { description: "The token is not valid, was used before, or the issuer's keys could not be had." },
    429: { description: "Too many requests; `Retry-After` says when to try again." },
  },
};

/**
 * The desk's calls: plain HTTP, problem details, a session's cookie (recruiting §7).
 * @param cookie the name of the cookie
 */
export const deskDialect = (cookie: string): Dialect => ({
  describe: ({ call }) => `Needs \`${call.needs}\`${proofWords(call)}.`,
  security: {
    name: "session",
    scheme: { type: "apiKey", in: "cookie", name: cookie },
    isOpen: ({ call }) => call.who === "anyone",
  },
  getHeaders,
  responsesOf: (endpoint) => ({ ...accepted(endpoint), ...refusals(endpoint) }),
  schemas: { Problem: problemSchema },
  otherPaths: { ...companySignIn, [`/${backchannelLogout}`]: { post: logoutOperation } },
});
