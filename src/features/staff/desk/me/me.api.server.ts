import { z } from "zod";
import { m } from "#messages";
import { writeCookie } from "../../../../contract/cookies.ts";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { accept, notFound, type Reply } from "../../../../contract/reply.ts";
import { type Language, languageCookie, languages, visitLanguageCookie } from "../../../../i18n/language.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { staffRoles } from "../../../companies/roles/roles.ts";
import type { DeskParts } from "../../../desk-base/desk-parts.server.ts";
import { getAsker } from "../../../identity/account-event.ts";
import { getViewer } from "../../../identity/desk/identify-staff.server.ts";
import { sessionsAnswer } from "../../../identity/devices/devices.schema.ts";
import { endOne, endOthers, listDeviceSessions } from "../../../identity/devices/devices.server.ts";
import { staffPrincipal } from "../../../identity/principal.ts";
import { findStaff } from "../../../identity/staff.queries.server.ts";
import { getWaysIn, keepOwnSettings } from "../../../identity/staff-account/own-second-steps.server.ts";
import { changeMe, endOtherSessionsCall, endSessionOfMine, getMe, getSessions, type Me } from "./me.calls.ts";
import { language, name } from "./me.schema.ts";
import { secondStepEndpoints } from "./second-steps.api.server.ts";

const meAnswer = z.object({
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  keysOff: z.boolean(),
  morningMail: z.boolean(),
  roles: z.array(z.object({ role: z.enum(staffRoles), companyIds: z.array(z.number()) })),
  hasPassword: z.boolean(),
});

async function meOf(platform: Platform, staffId: number): Promise<Me> {
  const { db } = platform.database;
  const member = await findStaff(db, staffId);
  if (member === undefined) throw new Error("Who is signed in is no member of staff.");
  const { name, email, language, keysOff, morningMail } = member;
  const { roles } = await getViewer(platform, staffId);
  return { name, email, language, keysOff, morningMail, roles, hasPassword: (await getWaysIn(db, staffId)).password };
}

function sessionEndpoints({ platform }: DeskParts): Endpoint[] {
  const who = ({ staffId, sessionId }: { staffId: number; sessionId: number }) => ({
    principal: staffPrincipal(staffId),
    sessionId,
  });
  return [
    deskEndpoint(getSessions, {
      request: z.object({}),
      answer: sessionsAnswer,
      handle: async (_, { identity }) => accept({ data: await listDeviceSessions(platform, who(identity)) }),
    }),
    deskEndpoint(endOtherSessionsCall, {
      request: z.object({}),
      answer: z.null(),
      async handle(_, context) {
        await endOthers(platform, who(context.identity), getAsker(context));
        return accept(null);
      },
    }),
    deskEndpoint(endSessionOfMine, {
      request: z.object({ path: z.object({ id: pathId }) }),
      answer: z.null(),
      async handle({ path: { id } }, context): Promise<Reply<null>> {
        const isEnded = await endOne(platform, who(context.identity), id, getAsker(context));
        return isEnded ? accept(null) : notFound(m.contract_not_found());
      },
    }),
  ];
}

const yearSeconds = 365 * 24 * 60 * 60;

/** Pages of this browser come in the language from now on, whatever a visit came in. */
function pageLanguage({ settings: { basePath, publicUrl } }: Platform, value: Language): string[] {
  const ours = { path: basePath, httpOnly: true, secure: publicUrl.startsWith("https:") };
  return [
    writeCookie({ ...ours, name: languageCookie, value, maxAge: yearSeconds }),
    writeCookie({ ...ours, name: visitLanguageCookie, value: "", maxAge: 0 }),
  ];
}

/** The same as the call takes it: what is not named stays. */
const ownSettings = z.object({
  name: name.optional(),
  language: language.optional(),
  keysOff: z.boolean("choice").optional(),
  morningMail: z.boolean("choice").optional(),
});

/** What members see and change of themselves. */
export function meEndpoints(parts: DeskParts): Endpoint[] {
  const { platform } = parts;
  return [
    deskEndpoint(getMe, {
      request: z.object({}),
      answer: meAnswer,
      handle: async (_, { identity }) => accept(await meOf(platform, identity.staffId)),
    }),
    deskEndpoint(changeMe, {
      request: z.object({ body: ownSettings }),
      answer: meAnswer,
      async handle({ body: { name, language, keysOff, morningMail } }, { identity }) {
        await keepOwnSettings(platform, identity.staffId, {
          ...(name !== undefined && { name }),
          ...(language && { language }),
          ...(keysOff !== undefined && { keysOff }),
          ...(morningMail !== undefined && { morningMail }),
        });
        const me = await meOf(platform, identity.staffId);
        return accept(me, { cookies: language === undefined ? [] : pageLanguage(platform, language) });
      },
    }),
    ...secondStepEndpoints(parts),
    ...sessionEndpoints(parts),
  ];
}
