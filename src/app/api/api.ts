import { type Context, Hono } from "hono";
import { m } from "#messages";
import { isBrokenText } from "../../contract/clean-text.ts";
import type { Endpoint, RawRequest } from "../../contract/endpoint.server.ts";
import { openApi } from "../../contract/openapi.server.ts";
import { deskDialect, portalDialect } from "../../contract/openapi-dialects.server.ts";
import { problemAnswer, wireAnswer } from "../../contract/problem.server.ts";
import { type BodyFault, type Query, readQuery } from "../../contract/read-query.ts";
import { type Refusal, type Reply, refuseWith, type SentFile } from "../../contract/reply.ts";
import type { Identify, RequestContext } from "../../contract/request-context.ts";
import { site } from "../../contract/site.ts";
import { isAction } from "../../features/companies/policies.ts";
import { inLanguage } from "../../i18n/language.server.ts";
import { defaultLanguage, type Language, parseLanguage } from "../../i18n/language.ts";
import { logFault, newRequestId } from "../../platform/log/log.ts";
import type { Platform } from "../../platform/platform.ts";
import { isUnavailable } from "../../platform/unavailable.ts";
import { readBody } from "../bodies/read-body.ts";
import { version } from "../build-version.ts";
import { callsAtOnce, crowdedSeconds, type TakePlaceOf } from "../crowd.ts";
import type { DeskAccess } from "../desk-access.ts";
import { refuseForMaintenance } from "../maintenance.ts";
import { getRequestId } from "../request-origin.ts";
import { nameRoute } from "../request-route.ts";
import { personName } from "../signed-in.ts";
import { answerOnce } from "./answer-once.ts";
import type { Bindings } from "./inner-request.ts";
import { jsonFile } from "./json-file.ts";
import { languageOfCall, languageOfHeader, makeRequestContext } from "./make-request-context.ts";

interface ApiEnv {
  Bindings: Bindings;
  Variables: { requestId: string; language: Language; takePlace: TakePlaceOf };
}

type ApiContext = Context<ApiEnv>;

/** Names of the language field in bodies, in the specification's own spelling. */
const languageNames = ["lang", "LANG", "Language"];

/** `{lang}` of the path, else `lang` of the body, else `?lang=`, else the default; null: one that there is not. */
function findLanguage({ path, body, query }: RawRequest): Language | null {
  const fields = typeof body === "object" && body !== null ? { ...body } : {};
  const named = [path["lang"], ...languageNames.map((name): unknown => Reflect.get(fields, name)), query["lang"]];
  const requestedLanguage: unknown =
    named.find((lang) => lang !== undefined && lang !== null && lang !== "") ?? defaultLanguage;
  return typeof requestedLanguage === "string" ? parseLanguage(requestedLanguage) : null;
}

/** The handler of a call. */
type AnswerReply = (reply: Reply<unknown, unknown> | SentFile, requestId: string) => Response;

function createAnswer({ side, creates, begins }: Endpoint["call"], path: string): AnswerReply {
  const createdAt = creates ? path : null;
  return side === "portal" ? wireAnswer : (reply, requestId) => problemAnswer(reply, { requestId, createdAt, begins });
}

async function enter(platform: Platform, identify: Identify, endpoint: Endpoint, c: ApiContext): Promise<Response> {
  const { call } = endpoint;
  nameRoute(c.env?.incoming, `/api/v1/${call.path}`);
  const url = new URL(c.req.url);
  const path = c.req.param();
  const accepted = c.req.header("accept-language");
  const language = call.side === "desk" ? languageOfHeader(accepted) : languageOfCall(path["lang"], url);
  c.set("language", language);
  // Whether staff have to be signed in says the desk's endpoint.
  const isOpen = call.who === "open" || call.side === "desk";
  const answerBy = createAnswer(call, url.pathname);
  const admitted = await makeRequestContext(platform, identify, {
    ...{ request: c.req.raw, requestId: c.get("requestId"), bindings: c.env ?? {} },
    ...{ language, isOpen, side: call.side },
  });
  if (admitted.status === "refused") return answerBy(admitted.refusal, c.get("requestId"));
  const reply = await askEndpoint(platform, endpoint, c, admitted.context, path);
  return answerBy(reply, c.get("requestId"));
}

async function askEndpoint(
  platform: Platform,
  endpoint: Endpoint,
  c: ApiContext,
  context: RequestContext,
  path: Record<string, string>,
): Promise<Reply<unknown, unknown> | SentFile> {
  const locale = { locale: context.language };
  if (endpoint.call.side === "portal" && !context.may(endpoint.call.needs)) {
    return refuseWith(401, "sign-in-required", m.contract_sign_in_required({}, locale));
  }
  const { limits } = endpoint.call;
  if (limits === null) return answer(platform, endpoint, c, context, { path, query: toQuery(c), body: {} });
  const place = { ...platform.bodies, network: context.network };
  const read = await readBody(c.req.raw, limits, place, endpoint.call.side !== "portal");
  if (read.status !== "read") return refusedBody(read.status, context.language);
  try {
    return await answer(platform, endpoint, c, context, { path, query: toQuery(c), body: read.body });
  } finally {
    await read.dispose();
  }
}

/** Seconds after which a dependency may answer again. */
export const unavailableSeconds = 5;

/** Seconds after which there may be memory for another body. */
const busySeconds = 5;

function refusedBody(fault: BodyFault, language: Language): Refusal {
  const locale = { locale: language };
  switch (fault) {
    case "too-large":
      return refuseWith(413, "too-large", m.contract_too_large({}, locale));
    case "too-slow":
      return refuseWith(408, "too-slow", m.contract_too_slow({}, locale));
    case "busy":
      return { ...refuseWith(503, "busy", m.contract_busy({}, locale)), retryAfter: busySeconds };
    case "wrong-type":
      return refuseWith(415, "wrong-type", m.contract_wrong_type({}, locale));
    case "unreadable":
      return refuseWith(400, "bad-request", m.contract_bad_request({}, locale));
  }
}

async function answer(
  platform: Platform,
  endpoint: Endpoint,
  c: ApiContext,
  context: RequestContext,
  raw: RawRequest,
): Promise<Reply<unknown, unknown> | SentFile> {
  const locale = { locale: context.language };
  const language = endpoint.call.side === "desk" ? context.language : findLanguage(raw);
  if (language === null) return refuseWith(400, "bad-language", m.contract_bad_request({}, locale));
  // A path's own texts are its endpoint's matter: a malformed token or code is its "…-invalid".
  if (Object.values(raw.query).flat().some(isBrokenText)) {
    return refuseWith(400, "bad-request", m.contract_bad_request({}, locale));
  }
  c.set("language", language);
  const spoken = { ...context, language };
  const answered = () =>
    inLanguage(language, () => answerOnce(platform, endpoint, c.req.header("idempotency-key"), raw, spoken));
  // What a page asks for has its place with the page.
  if (c.env?.inner) return answered();
  const share = platform.network.isTrusted(context.network) ? undefined : context.network;
  const person = async () => personName(context.identity);
  const turn = await c.get("takePlace")(answered, { network: share, person });
  if (turn.status === "done") return turn.value;
  return { ...refuseWith(503, "busy", m.contract_busy({}, locale)), retryAfter: crowdedSeconds };
}

/** @throws Error for a call that takes a body and does not say how much of it: the server does not start with one. */
function checkLimits({ call }: Endpoint): void {
  if (call.body !== "none" && call.limits === null) {
    throw new Error(`The call ${call.method} ${call.path} does not say what its body may hold.`);
  }
}

/** @throws Error for a call whose need is none of the list's: the server does not start with one. */
function checkNeeds({ call }: Endpoint): void {
  if (!isAction(call.needs)) {
    throw new Error(`The call ${call.method} ${call.path} needs "${call.needs}", which the policies do not know.`);
  }
}

function toQuery(c: ApiContext): Query {
  return readQuery(new URL(c.req.url).searchParams);
}

/** Every call while the setting MAINTENANCE is on, in the language that it asks for. */
async function refuseClosed({ bodies, network }: Platform, { call }: Endpoint, c: ApiContext): Promise<Response> {
  const from = { ...bodies, network: network.getNetwork(network.addressOf(c.env?.incoming)) };
  const read = call.limits === null ? null : await readBody(c.req.raw, call.limits, from);
  const body = read?.status === "read" ? read.body : {};
  const language = findLanguage({ path: c.req.param(), query: toQuery(c), body });
  if (read?.status === "read") await read.dispose();
  return refuseForMaintenance(language ?? defaultLanguage, c.get("requestId"));
}

function honoPath(path: string): string {
  return `/${path.replace(/\{(\w+)\}/g, ":$1")}`;
}

/** The API's answer to an unexpected error: no stack, a request id that the log also has (promise 24). */
function fault(platform: Platform, error: Error, c: ApiContext, isDesk: boolean): Response {
  const requestId = c.get("requestId");
  const language = c.get("language");
  if (!isDesk) return answerFault(platform, error, { requestId, language, isAnswer: c.env?.inner === undefined });
  tellFault(platform, requestId, error, c.env?.inner === undefined);
  return problemAnswer(getRefusal(error, language ?? defaultLanguage), { requestId, createdAt: null });
}

function tellFault(
  { log, metrics }: Pick<Platform, "log" | "metrics">,
  requestId: string,
  error: unknown,
  isAnswer: boolean,
): void {
  logFault(log, { requestId }, error);
  if (isAnswer && isUnavailable(error)) metrics.wasUnavailable();
}

/** 503 where a dependency of the site does not answer (promise 22), else 500. */
function getRefusal(error: unknown, language: Language): Refusal {
  const locale = { locale: language };
  if (!isUnavailable(error)) return refuseWith(500, "fault", m.contract_fault({}, locale));
  return { ...refuseWith(503, "unavailable", m.contract_unavailable({}, locale)), retryAfter: unavailableSeconds };
}

interface FaultAsked {
  requestId?: string;
  language?: Language | undefined;
  /** False for a call that a page makes itself: what is answered is the page. */
  isAnswer?: boolean;
}

/** The same for whatever else the site is asked for. */
export function answerFault(
  platform: Pick<Platform, "log" | "metrics">,
  error: unknown,
  { requestId = newRequestId(), language = defaultLanguage, isAnswer = true }: FaultAsked = {},
): Response {
  tellFault(platform, requestId, error, isAnswer);
  return wireAnswer(getRefusal(error, language), requestId);
}

function onlyByOthers(c: ApiContext): Response {
  return c.body(null, 405, { allow: "GET, POST, PUT, PATCH, DELETE" });
}

/** The desk's calls, who makes them, and whether they are there for anyone who asks; everywhere unless said. */
export interface DeskOfApi {
  identify: Identify;
  endpoints: readonly Endpoint[];
  isOpenTo?: DeskAccess;
  /** The name of the session's cookie, for the description. */
  cookie?: string;
}

const noDesk: DeskOfApi = { identify: async () => ({ status: "none" }), endpoints: [] };

function noSuchCall(c: ApiContext): Response {
  const locale = { locale: languageOfHeader(c.req.header("accept-language")) };
  const refusal = refuseWith(404, "not-found", m.contract_not_found({}, locale));
  return problemAnswer(refusal, { requestId: c.get("requestId"), createdAt: null });
}

/**
 * The API: one Hono app below `/api/v1`, every registered endpoint and its own description; the desk's below `staff/`.
 */
export function createApi(
  platform: Platform,
  identify: Identify,
  endpoints: readonly Endpoint[],
  desk: DeskOfApi = noDesk,
) {
  const api = new Hono<ApiEnv>();
  const { settings } = platform;
  const server = `${settings.publicUrl}${settings.basePath.replace(/\/$/, "")}/api/v1`;
  const about = { title: site.name, version, server };
  // A GET may be one that changes something (`activate-email`), and Hono answers HEAD by doing it.
  const takePlace = callsAtOnce();
  api.use(async (c, next) => {
    if (c.req.raw.method === "HEAD") return onlyByOthers(c);
    // Before anything can fail, so that every fault has one.
    c.set("requestId", c.env?.inner?.requestId ?? getRequestId(c.env?.incoming));
    c.set("takePlace", takePlace);
    return next();
  });
  // What a page asks for was let in with the page.
  const { isOpenTo = () => true } = desk;
  api.use("/staff/*", (c, next) =>
    c.env?.inner || isOpenTo(c.env?.incoming) ? next() : Promise.resolve(noSuchCall(c)),
  );
  for (const endpoint of [...endpoints, ...desk.endpoints]) {
    checkLimits(endpoint);
    checkNeeds(endpoint);
    const own = endpoint.call.side === "desk" ? desk.identify : identify;
    api.on(endpoint.call.method, honoPath(endpoint.call.path), (c) =>
      settings.maintenance ? refuseClosed(platform, endpoint, c) : enter(platform, own, endpoint, c),
    );
  }
  if (settings.maintenance) {
    api.all("*", (c) => refuseForMaintenance(languageOfCall(undefined, new URL(c.req.url)), c.env?.inner?.requestId));
  }
  const description = jsonFile(() => openApi(endpoints, about, portalDialect));
  const deskDescription = jsonFile(() => openApi(desk.endpoints, about, deskDialect(desk.cookie ?? "staff")));
  api.get("/openapi.json", (c) => description(c.req.raw.headers));
  api.get("/staff/openapi.json", (c) => deskDescription(c.req.raw.headers));
  api.all("/staff/*", noSuchCall);
  // A route and no `notFound`: the latter would not come along into the app that this one is mounted in.
  api.all("*", (c) => wireAnswer(refuseWith(404, "not-found", m.contract_not_found()), c.get("requestId")));
  api.onError((error, c) => fault(platform, error, c, c.req.path.includes("/api/v1/staff/")));
  return api;
}
