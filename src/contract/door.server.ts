import type { z } from "zod";
import { m } from "#messages";
import type { Language } from "../i18n/language.ts";
import type { Call, CallRequest, Who } from "./call.ts";
import { fieldErrors, issueCode } from "./field-errors.ts";
import type { Query } from "./read-query.ts";
import { invalid, type Refusal, type Reply, refuseWith, type SentFile } from "./reply.ts";
import type { Visit } from "./visit.ts";

/** A request as it came: parameters decoded, body parsed, nothing validated. */
export interface RawRequest {
  path: Record<string, string>;
  query: Query;
  body: unknown;
}

/** A call with everything that answers it; what the server registers, checks and publishes. */
export interface Door {
  call: Call<unknown, unknown, unknown>;
  request: z.ZodType;
  answer: z.ZodType;
  /** Validates and answers. `visit.identity` was checked against `call.who` before. */
  open(raw: RawRequest, visit: Visit): Promise<Reply<unknown, unknown> | SentFile>;
}

interface DoorSpec<Request, Answer, Refused, May extends Who> {
  /** Validates `{ path, query, body }`. */
  request: z.ZodType<Request>;
  /** Describes the answer; published as OpenAPI and checked in tests. */
  answer: z.ZodType<Answer>;
  /**
   * Looks for the thing a path names, before the body is validated (order of checks: 404 comes before 422).
   * Answers a refusal when it is not there.
   */
  find?: (raw: RawRequest, visit: Visit<May>) => Promise<Refusal | null>;
  handle: (request: Request, visit: Visit<May>) => Promise<Reply<Answer, Refused> | SentFile>;
}

function isFor<May extends Who>(who: May, visit: Visit): visit is Visit<May> {
  if (who === "applicant") return visit.identity.kind === "applicant";
  return who === "open" || visit.identity.kind !== "nobody";
}

function wrongRequest(error: z.ZodError, raw: RawRequest, language: Language): Refusal {
  const locale = { locale: language };
  const badPath = error.issues.find((issue) => issue.path[0] === "path");
  if (badPath) return refuseWith(400, `path-${issueCode(badPath, raw)}`, m.contract_bad_request({}, locale));
  return invalid(m.contract_invalid_fields({}, locale), fieldErrors(error, raw, language));
}

/** Joins a call with its schemas and the task behind it. */
export function door<Request extends CallRequest, Answer, Refused, May extends Who>(
  call: Call<Request, Answer, Refused, May>,
  spec: DoorSpec<Request, Answer, Refused, May>,
): Door {
  return {
    call: {
      method: call.method,
      path: call.path,
      who: call.who,
      body: call.body,
      limits: call.limits,
      creates: call.creates,
    },
    request: spec.request,
    answer: spec.answer,
    async open(raw, visit) {
      const { language } = visit;
      if (!isFor(call.who, visit)) {
        return refuseWith(401, "sign-in-required", m.contract_sign_in_required({}, { locale: language }));
      }
      const parsed = await spec.request.safeParseAsync(raw);
      const pathIssue = parsed.error?.issues.some((issue) => issue.path[0] === "path");
      if (parsed.error && pathIssue) return wrongRequest(parsed.error, raw, language);
      const missing = await spec.find?.(raw, visit);
      if (missing) return missing;
      if (parsed.error) return wrongRequest(parsed.error, raw, language);
      return await spec.handle(parsed.data, visit);
    },
  };
}
