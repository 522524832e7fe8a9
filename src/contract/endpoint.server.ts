import { z } from "zod";
import { m } from "#messages";
import type { Language } from "../i18n/language.ts";
import type { Call, CallRequest, DeskWho, Who } from "./call.ts";
import { lockedCode, stepUpCode } from "./desk-ask.ts";
import { eachOnce, fieldErrors, issueCode } from "./field-errors.ts";
import type { NamedThing } from "./named-thing.server.ts";
import type { Query } from "./read-query.ts";
import {
  type FieldError,
  invalid,
  notAllowed,
  notFound,
  type Refusal,
  type Reply,
  refuseWith,
  type SentFile,
} from "./reply.ts";
import type { Identity, RequestContext } from "./request-context.ts";

/** A request as it came: parameters decoded, body parsed, nothing validated. */
export interface RawRequest {
  path: Record<string, string>;
  query: Query;
  body: unknown;
}

/** A call with everything that answers it; what the server registers, checks and publishes. */
export interface Endpoint {
  call: Call<unknown, unknown, unknown>;
  request: z.ZodType;
  answer: z.ZodType;
  /** Where the request names a thing, such as "body.applicationId"; null where the token alone says whose it is. */
  names: string | null;
  /** Refuses what comes before a request's fields are looked at: 401, 400, 403, 404; null where it may go on. */
  admit(raw: RawRequest, context: RequestContext): Promise<Refusal | null>;
  /** Validates and answers. `context.identity` was checked against `call.who` before. */
  open(raw: RawRequest, context: RequestContext): Promise<Reply<unknown, unknown> | SentFile>;
}

interface EndpointSpec<Request, Answer, Refused, May extends Who | DeskWho> {
  /** Validates `{ path, query, body }`. */
  request: z.ZodType<Request>;
  /** Describes the answer; published as OpenAPI and checked in tests. */
  answer: z.ZodType<Answer>;
  /** The thing that the request names: a caller without the right that the call needs gets "not found". */
  thing?: NamedThing;
  /**
   * Looks for the thing a path names, before the body is validated (order of checks: 404 comes before 422).
   * Answers a refusal when it is not there.
   */
  find?: (raw: RawRequest, context: RequestContext<May>) => Promise<Refusal | null>;
  /**
   * What is wrong beside what the schema refuses, so that every wrong field is reported at once: ids against their
   * lists, files at a glance. Asked only of a request that the schema refused; costs little, changes nothing.
   */
  alsoWrong?: (raw: RawRequest, context: RequestContext<May>) => Promise<readonly FieldError[]>;
  /** Current values of the fields in `call.needsProof`: a request with the same values changes none of them. */
  readCurrent?: (request: Request) => Promise<Readonly<Record<string, unknown>>>;
  handle: (request: Request, context: RequestContext<May>) => Promise<Reply<Answer, Refused> | SentFile>;
}

/**
 * What the policies say of who asks is what `RequestContext<May>` says of him: both read the row of the call's action.
 * These are the applicants' calls, which staff make none of, whatever a row lets them do on their own side.
 */
function isFor<May extends Who>(
  { needs, who }: Pick<Call<unknown, unknown, unknown, May>, "needs" | "who">,
  context: RequestContext,
): context is RequestContext<May> {
  const { kind } = context.identity;
  return kind !== "staff" && context.may(needs) && (who === "open" || kind !== "nobody");
}

function wrongPath(error: z.ZodError, raw: RawRequest, language: Language): Refusal | null {
  const issue = error.issues.find(({ path }) => path[0] === "path");
  if (issue === undefined) return null;
  return refuseWith(400, `path-${issueCode(issue, raw)}`, m.contract_bad_request({}, { locale: language }));
}

/** Checks of the portal or the desk on the caller, before the request is read. */
interface Door<May extends Who | DeskWho> {
  isFor(context: RequestContext): context is RequestContext<May>;
  /** 401 for anyone who the call is not for. */
  signInFirst(context: RequestContext): Refusal;
  /** Why a caller who has the right may still not make the call; null where nothing prevents it. */
  refuse(context: RequestContext): Refusal | null;
}

function join<Request, Answer, Refused, May extends Who | DeskWho>(
  call: Call<Request, Answer, Refused, May>,
  spec: EndpointSpec<Request, Answer, Refused, May>,
  door: Door<May>,
): Endpoint {
  const { types: _, ...named } = call;
  return {
    call: named,
    request: spec.request,
    answer: spec.answer,
    names: spec.thing?.at ?? null,
    async admit(raw, context) {
      if (!door.isFor(context)) return door.signInFirst(context);
      return door.refuse(context) ?? (await refusedBefore(call, spec, raw, context));
    },
    async open(raw, context) {
      if (!door.isFor(context)) return door.signInFirst(context);
      return door.refuse(context) ?? (await checked(call, spec, raw, context));
    },
  };
}

/** Joins a call with its schemas and the task behind it. */
export function endpoint<Request extends CallRequest, Answer, Refused, May extends Who>(
  call: Call<Request, Answer, Refused, May>,
  spec: EndpointSpec<Request, Answer, Refused, May>,
): Endpoint {
  return join(call, spec, {
    isFor: (context): context is RequestContext<May> => isFor(call, context),
    signInFirst,
    refuse: (context) => confirmFirst(call, context),
  });
}

const signInFirst = ({ language }: RequestContext) =>
  refuseWith(401, "sign-in-required", m.contract_sign_in_required({}, { locale: language }));

function confirmFirst(
  { needsProof }: Pick<Endpoint["call"], "needsProof">,
  { identity, language }: RequestContext,
): Refusal | null {
  if (!needsProof || identity.kind !== "applicant" || identity.isProved) return null;
  return refuseWith(403, "confirm-identity", m.contract_confirm_identity({}, { locale: language }));
}

/** 400 for a path that is none, 404 for what is not there for anyone who asks. */
async function refusedBefore<Request, Answer, Refused, May extends Who | DeskWho>(
  call: Pick<Call<Request, Answer, Refused, May>, "needs">,
  spec: EndpointSpec<Request, Answer, Refused, May>,
  raw: RawRequest,
  context: RequestContext<May>,
  error?: z.ZodError,
): Promise<Refusal | null> {
  const { language } = context;
  const wrong = error ?? (await spec.request.safeParseAsync(raw)).error;
  const badPath = wrong ? wrongPath(wrong, raw, language) : null;
  if (badPath !== null) return badPath;
  const thing = await spec.thing?.find(raw);
  if (thing === null || (thing && !context.can(call.needs, thing))) {
    return notFound(m.contract_not_found({}, { locale: language }));
  }
  return (await spec.find?.(raw, context)) ?? null;
}

const noFault = new z.ZodError([]);

/** A permitted request is checked in this order: 400, 404, 422, then answered. */
async function checked<Request, Answer, Refused, May extends Who | DeskWho>(
  call: Pick<Call<Request, Answer, Refused, May>, "needs">,
  spec: EndpointSpec<Request, Answer, Refused, May>,
  raw: RawRequest,
  context: RequestContext<May>,
): Promise<Reply<Answer, Refused> | SentFile> {
  const { language } = context;
  const parsed = await spec.request.safeParseAsync(raw);
  const before = await refusedBefore(call, spec, raw, context, parsed.error ?? noFault);
  if (before !== null) return before;
  if (!parsed.error) return await spec.handle(parsed.data, context);
  const also = (await spec.alsoWrong?.(raw, context)) ?? [];
  const errors = eachOnce([...fieldErrors(parsed.error, raw, language), ...also]);
  return invalid(m.contract_invalid_fields({}, { locale: language }), errors);
}

/** Staff alone, or anyone who comes; nobody's identity on the applicants' side is one here. */
function isForDesk<May extends DeskWho>(who: May, context: RequestContext): context is RequestContext<May> {
  const { kind } = context.identity;
  return kind === "staff" || (who === "anyone" && kind === "nobody");
}

const isLocked = (identity: Identity) => identity.kind === "staff" && identity.isLocked;
const isProved = (identity: Identity) => identity.kind === "staff" && identity.isProved;

/** The order of a list of ids says nothing. */
const asText = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);

/** Whether a request changes a field of which a change takes the second step (recruiting §3). */
async function changesGraveField<Request extends CallRequest>(
  fields: readonly string[],
  request: Request,
  skip: ((request: Request) => Promise<Readonly<Record<string, unknown>>>) | undefined,
): Promise<boolean> {
  const { body = {} } = request;
  const sent = fields.filter((name) => body[name] !== undefined);
  if (sent.length === 0) return false;
  const now = (await skip?.(request)) ?? {};
  return sent.some((name) => asText(body[name]) !== asText(now[name]));
}

const wholeList = z.looseObject({ data: z.array(z.unknown()) });

/** The answer of an unpaged list: all of it, as {data, next, total, totalIsMore}; null for any other answer. */
function findWholeListAnswer(method: Endpoint["call"]["method"], answer: z.ZodType): z.ZodType | null {
  if (method !== "GET" || !(answer instanceof z.ZodObject)) return null;
  const { data, next } = answer.shape;
  if (!(data instanceof z.ZodArray) || next !== undefined) return null;
  return answer.extend({ next: z.null(), total: z.number(), totalIsMore: z.literal(false) });
}

function addTotal<Answer, Refused>(reply: Reply<Answer, Refused> | SentFile): Reply<unknown, Refused> | SentFile {
  if (reply.status !== "accepted") return reply;
  const answer = wholeList.parse(reply.answer);
  return { ...reply, answer: { ...answer, next: null, total: answer.data.length, totalIsMore: false } };
}

/** A call that takes the second step to change some fields asks for it once the request is known to change one. */
function askBeforeGraveChange<Request extends CallRequest, Answer, Refused, May extends DeskWho>(
  { needsProof }: Pick<Call<Request, Answer, Refused, May>, "needsProof">,
  { handle, readCurrent }: Pick<EndpointSpec<Request, Answer, Refused, May>, "handle" | "readCurrent">,
): typeof handle {
  if (typeof needsProof === "boolean") return handle;
  return async (request, context) => {
    const isAsked = !isProved(context.identity) && (await changesGraveField(needsProof, request, readCurrent));
    return isAsked ? stepUp(context) : handle(request, context);
  };
}

/** Joins a call of the desk's with its schemas and the task behind it. */
export function deskEndpoint<Request extends CallRequest, Answer, Refused, May extends DeskWho>(
  call: Call<Request, Answer, Refused, May>,
  spec: EndpointSpec<Request, Answer, Refused, May>,
): Endpoint {
  const handle = askBeforeGraveChange(call, spec);
  const joined = join<Request, Answer, Refused, May>(
    call,
    { ...spec, handle },
    {
      isFor: (context): context is RequestContext<May> => isForDesk(call.who, context),
      signInFirst: signedOut,
      refuse: (context) => refusedAtDesk(call, context),
    },
  );
  const answer = findWholeListAnswer(call.method, spec.answer);
  if (answer === null) return joined;
  return { ...joined, answer, open: async (raw, context) => addTotal(await joined.open(raw, context)) };
}

const signedOut = ({ language }: RequestContext) =>
  refuseWith(401, "signed-out", m.contract_sign_in_required({}, { locale: language }));

const stepUp = ({ language }: RequestContext) =>
  refuseWith(403, stepUpCode, m.contract_step_up({}, { locale: language }));

/** The reason in a session or its rights to refuse a member of staff; null where there is none. */
function refusedAtDesk(
  call: Pick<Endpoint["call"], "who" | "needs" | "versioned" | "needsProof">,
  context: RequestContext,
): Refusal | null {
  const locale = { locale: context.language };
  const { identity } = context;
  if (call.who === "staff" && isLocked(identity)) return refuseWith(401, lockedCode, m.contract_locked({}, locale));
  if (!context.may(call.needs)) return notAllowed(m.contract_not_allowed({}, locale), call.needs);
  if (call.versioned && context.ifMatch === null) {
    return refuseWith(428, "version-missing", m.contract_version_missing({}, locale));
  }
  return call.needsProof === true && !isProved(identity) ? stepUp(context) : null;
}
