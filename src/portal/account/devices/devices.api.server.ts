import { m } from "#messages";
import { type Door, door } from "../../../contract/door.server.ts";
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
import type { Platform } from "../../../platform/platform.ts";
import { createAccountCookies } from "../session/account-cookies.server.ts";
import { endSessions, listActivity, listSessions, listSignIns } from "./devices.calls.ts";

function endSessionsDoor(platform: Platform): Door {
  const cookies = createAccountCookies(platform.settings, platform.sealer);
  return door(endSessions, {
    request: endSessionsRequest,
    answer: endSessionsAnswer,
    async handle({ body: { id } }, context) {
      const { identity, isOwnOrigin } = context;
      if (typeof id !== "number") {
        await endOthers(platform, identity, context);
        return accept({});
      }
      if (!(await endOne(platform, identity, id, context))) return notFound(m.contract_not_found());
      return accept({}, { cookies: isOwnOrigin && id === identity.sessionId ? cookies.endedSession() : [] });
    },
  });
}

/** `account/sessions`, `account/sessions/end`, `account/sign-ins`, and our addition: `account/activity` */
export function deviceDoors(platform: Platform): Door[] {
  return [
    door(listSessions, {
      request: languageAsked,
      answer: sessionsAnswer,
      handle: async (_, { identity }) => accept({ data: await sessionsOf(platform, identity) }),
    }),
    endSessionsDoor(platform),
    door(listSignIns, {
      request: languageAsked,
      answer: signInsAnswer,
      handle: async (_, { identity }) => accept({ data: await signInsOf(platform, identity.applicantId) }),
    }),
    door(listActivity, {
      request: languageAsked,
      answer: activityAnswer,
      handle: async (_, { identity }) => accept({ data: await activityOf(platform, identity.applicantId) }),
    }),
  ];
}
