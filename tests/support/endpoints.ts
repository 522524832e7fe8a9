import { getPermissions } from "../../src/app/api/make-request-context.ts";
import type { Endpoint } from "../../src/contract/endpoint.server.ts";
import type { Reply, SentFile } from "../../src/contract/reply.ts";
import type { Identity, RequestContext } from "../../src/contract/request-context.ts";
import { inLanguage } from "../../src/i18n/language.server.ts";
import type { Language } from "../../src/i18n/language.ts";

interface Sent {
  /** Path parameters; `lang` is the context's language unless it is named. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  identity?: Identity;
  language?: Language;
  /** Hash that stands for the visitor's token. */
  tokenKey?: string;
  /** False for a page of someone else's. */
  isOwnOrigin?: boolean;
}

/** An applicant without a session of his own, for endpoints that only look who asks. */
export function anApplicant(applicantId = 1): Identity {
  return {
    kind: "applicant",
    applicantId,
    userName: `pelamar${applicantId}@example.com`,
    sessionId: 1,
    isProved: true,
  };
}

/** Calls one of some endpoints by method and path, as a guest unless said otherwise. */
export function sendTo(endpoints: readonly Endpoint[]) {
  return async (
    call: string,
    {
      path = {},
      query = {},
      body = {},
      identity = { kind: "guest" },
      language = "id",
      tokenKey = "",
      isOwnOrigin = true,
    }: Sent = {},
  ) => {
    const found = endpoints.find((endpoint) => `${endpoint.call.method} ${endpoint.call.path}` === call);
    if (!found) throw new Error(`There is no endpoint ${call}.`);
    const rest = {
      address: "",
      network: "",
      userAgent: "",
      requestId: "",
      tokenKey,
      hasToken: tokenKey !== "",
      isOwnOrigin,
      cookies: {},
      ifMatch: null,
    };
    const fields: string[] = [];
    const until: Date[] = [];
    const context: RequestContext = {
      ...{ identity, ...getPermissions(identity), language, ...rest },
      shows: (tag) => void fields.push(tag),
      holdsUntil: (moment) => void until.push(moment),
    };
    const raw = { path: { lang: language, ...path }, query, body };
    const reply: Reply<unknown, unknown> | SentFile = await inLanguage(language, () => found.open(raw, context));
    if (reply.status === "accepted") found.answer.parse(reply.answer);
    return { reply, shown: fields, until, answer: reply.status === "accepted" ? reply.answer : undefined };
  };
}
