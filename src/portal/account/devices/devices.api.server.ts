import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { accept, notFound } from "../../../contract/reply.ts";
import {
  activityAnswer,
  endSessionsAnswer,
  endSessionsRequest,
  languageAsked,
  sessionsAnswer,
  signInsAnswer,
} from "../../../domain/people/devices/devices.schema.ts";
import { activityOf, endOne, endOthers, sessionsOf, signInsOf } from "../../../domain/people/devices/devices.server.ts";
import { ownerOfSession } from "../../../domain/people/devices/devices.queries.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { whoOf } from "../session/who-of.server.ts";
import { endSessions, listActivity, listSessions, listSignIns } from "./devices.calls.ts";

const justOne = z.object({ others: z.literal(false).nullish() });

function endSessionsEndpoint(platform: Platform): Endpoint {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return endpoint(endSessions, {
    request: endSessionsRequest,
    answer: endSessionsAnswer,
    thing: namedThing(["body", "id"], z.int().positive(), (id) => ownerOfSession(platform.database.db, id), justOne),
    async handle({ body: { id } }, context) {
      const { identity, isOwnOrigin } = context;
      if (typeof id !== "number") {
        await endOthers(platform, whoOf(identity), context);
        return accept({});
      }
      if (!(await endOne(platform, whoOf(identity), id, context))) return notFound(m.contract_not_found());
      return accept({}, { cookies: isOwnOrigin && id === identity.sessionId ? cookies.endedSession() : [] });
    },
  });
}

/** `account/sessions`, `account/sessions/end`, `account/sign-ins`, and our addition: `account/activity` */
export function deviceEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(listSessions, {
      request: languageAsked,
      answer: sessionsAnswer,
      handle: async (_, { identity }) => accept({ data: await sessionsOf(platform, whoOf(identity)) }),
    }),
    endSessionsEndpoint(platform),
    endpoint(listSignIns, {
      request: languageAsked,
      answer: signInsAnswer,
      handle: async (_, { identity }) => accept({ data: await signInsOf(platform, whoOf(identity).principal) }),
    }),
    endpoint(listActivity, {
      request: languageAsked,
      answer: activityAnswer,
      handle: async (_, { identity }) => accept({ data: await activityOf(platform, whoOf(identity).principal) }),
    }),
  ];
}
