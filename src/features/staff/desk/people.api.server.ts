import { z } from "zod";
import { m } from "#messages";
import { readCursor, writeCursor } from "../../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { listLimit, mostCounted, pathId, queryId, usualLimit } from "../../../contract/path.schema.ts";
import {
  accept,
  invalid,
  notAllowed,
  notFound,
  type Refusal,
  type Reply,
  refuseWith,
  stale,
} from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { languages } from "../../../i18n/language.ts";
import { missingCompany } from "../../companies/organisation.server.ts";
import { getReach } from "../../companies/policies.ts";
import { staffRoles } from "../../companies/roles/roles.ts";
import { notifyOfHeldActs } from "../../decisions/hold/show-letter.server.ts";
import { type DeskParts, doneBy } from "../../desk-base/desk-parts.server.ts";
import { getAsker } from "../../identity/account-event.ts";
import type { Inviting } from "../../identity/staff-account/invite-staff.server.ts";
import {
  type Administering,
  type ChangeRefusal,
  changeMember,
  inviteMember,
  resendInvitation,
  resetMemberSecondStep,
} from "../administer.server.ts";
import type { Member } from "../member.ts";
import { listMembers, membersById, memberThing, thingOf } from "../members.server.ts";
import {
  changePerson,
  type Grant,
  getPerson,
  invitePerson,
  listPeople,
  type Person,
  resendInvite,
  resetPersonSecondStep,
} from "./people.calls.ts";
import { grants, inviteBody } from "./people.schema.ts";
import { peopleChoicesEndpoint } from "./people-choices.api.server.ts";

type Staff = RequestContext<"staff">;

const grantAnswer = z.object({
  role: z.enum(staffRoles),
  companyIds: z.array(z.number()),
  vacancyIds: z.array(z.number()),
});

const personAnswer = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  state: z.enum(["invited", "active", "suspended"]),
  roles: z.array(grantAnswer),
  lastSeenAt: z.string().nullable(),
  invitedUntil: z.string().nullable(),
  version: z.number(),
});

const asGrant = ({ role, companyIds, vacancyIds }: Member["grants"][number]): Grant => ({
  ...{ role, companyIds: [...companyIds], vacancyIds: [...vacancyIds] },
});

function asPerson({ id, name, email, language, state, grants, lastSeenAt, invitedUntil, version }: Member): Person {
  return {
    ...{ id, name, email, language, state, version, roles: grants.map(asGrant) },
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    invitedUntil: invitedUntil?.toISOString() ?? null,
  };
}

const query = z.object({
  q: z.string().trim().max(100, "too-long").optional(),
  role: z.enum(staffRoles).optional(),
  companyId: queryId,
  state: z.enum(["invited", "active", "suspended"]).optional(),
  limit: listLimit,
  cursor: z.string().optional(),
});

const badCursor = () => refuseWith(400, "bad-cursor", m.contract_bad_request());
const missing = () => notFound(m.contract_not_found());

function listEndpoint({ platform: { database } }: DeskParts): Endpoint {
  return deskEndpoint(listPeople, {
    request: z.object({ query }),
    answer: z.object({
      data: z.array(personAnswer),
      next: z.string().nullable(),
      total: z.number(),
      totalIsMore: z.boolean(),
    }),
    async handle({ query: { q: words, role, companyId, state, limit = usualLimit, cursor } }, { identity }) {
      const after = cursor === undefined ? undefined : readCursor(cursor, z.tuple([z.string()]))?.[0];
      if (cursor !== undefined && after === undefined) return badCursor();
      const reach = getReach(identity.rights, "member.read");
      const filter = { words, role, companyId, state };
      const { members, total, next } = await listMembers(database.db, reach, filter, { limit, after });
      return accept({
        data: members.map(asPerson),
        next: next === null ? null : writeCursor([next]),
        ...{ total: Math.min(total, mostCounted), totalIsMore: total > mostCounted },
      });
    },
  });
}

const path = z.object({ id: pathId });

/** The member that a path names, within reach of who asks. */
const member = ({ platform: { database } }: DeskParts) =>
  namedThing(["path", "id"], pathId, (id) => memberThing(database.db, id));

function readEndpoint(parts: DeskParts): Endpoint {
  return deskEndpoint(getPerson, {
    request: z.object({ path }),
    answer: personAnswer,
    thing: member(parts),
    handle: ({ path: { id } }) => getPersonReply(parts, id),
  });
}

async function getPersonReply({ platform: { database } }: DeskParts, id: number): Promise<Reply<Person>> {
  const [found] = await membersById(database.db, [id]);
  return found === undefined ? missing() : accept(asPerson(found));
}

const administering = ({ platform: { clock } }: DeskParts, context: Staff): Administering => ({
  by: doneBy(context),
  now: clock(),
});

function invitingOf({ platform, siteName }: DeskParts): Inviting {
  return { outbox: platform.outbox, settings: platform.settings, siteName: siteName(), now: platform.clock() };
}

const wrongRoles = (code: string): Refusal =>
  invalid(m.contract_invalid_fields(), [{ path: "roles", code, message: fieldMessage(code) }]);

/**
 * Why someone may not be given these roles: they name what there is not, or more than anyone who gives them may give. A
 * recruiter makes hiring managers of own vacancies, and nothing else.
 */
async function rolesFault(parts: DeskParts, context: Staff, roles: readonly Grant[]): Promise<Refusal | null> {
  const { db } = parts.platform.database;
  const companyIds = roles.flatMap((role) => role.companyIds);
  if ((await missingCompany(db, companyIds)) !== undefined) return wrongRoles("companies-unknown");
  if (context.can("member.administer", await thingOf(db, roles))) return null;
  return notAllowed(m.contract_not_allowed(), "member.administer");
}

function inviteEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(invitePerson, {
    request: z.object({ body: inviteBody }),
    answer: z.object({ id: z.number(), version: z.number() }),
    async handle({ body: { email, language, roles } }, context) {
      const fault = await rolesFault(parts, context, roles);
      if (fault !== null) return fault;
      const [doing, inviting] = [administering(parts, context), invitingOf(parts)];
      const invited = await database.transact((tx) =>
        inviteMember(tx, doing, inviting, { email, language, grants: roles }, false),
      );
      if (invited.status === "email-taken") return refuseWith(409, "email-taken", m.desk_people_email_taken());
      if (invited.status !== "invited") return wrongRoles(invited.status);
      return accept({ id: invited.id, version: invited.version });
    },
  });
}

async function toRefusal(parts: DeskParts, id: number, { status }: ChangeRefusal): Promise<Refusal> {
  switch (status) {
    case "unknown":
      return missing();
    case "stale": {
      const [current] = await membersById(parts.platform.database.db, [id]);
      return stale(m.contract_version_conflict(), current && asPerson(current));
    }
    case "own-roles":
      return refuseWith(409, "own-roles", m.desk_people_own_roles());
    case "last-admin":
      return refuseWith(409, "last-admin", m.desk_people_last_admin());
    case "vacancies-unknown":
    case "managers-full":
      return wrongRoles(status);
  }
}

const changeBody = z.object({
  roles: grants.optional(),
  state: z.enum(["active", "suspended"]).optional(),
});

function changeEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(changePerson, {
    request: z.object({ path, body: changeBody }),
    answer: personAnswer,
    thing: member(parts),
    async handle({ path: { id }, body: { roles, state } }, context) {
      const fault = roles === undefined ? null : await rolesFault(parts, context, roles);
      if (fault !== null) return fault;
      const isSuspended = state === undefined ? undefined : state === "suspended";
      const doing = administering(parts, context);
      const changed = await database.transact(async (tx) => {
        const done = await changeMember(tx, doing, { id, version: context.ifMatch }, { grants: roles, isSuspended });
        const isChanged = done.status === "changed" && isSuspended !== undefined;
        if (isChanged) await notifyOfHeldActs(tx, doing, { staffId: id, isSuspended });
        return done;
      });
      return changed.status === "changed" ? getPersonReply(parts, id) : toRefusal(parts, id, changed);
    },
  });
}

function resendEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(resendInvite, {
    request: z.object({ path }),
    answer: z.null(),
    thing: member(parts),
    async handle({ path: { id } }, context) {
      const doing = administering(parts, context);
      const { status } = await database.transact((tx) => resendInvitation(tx, doing, invitingOf(parts), id));
      if (status === "unknown") return missing();
      return status === "resent" ? accept(null) : refuseWith(409, "not-invited", m.desk_people_not_invited());
    },
  });
}

function resetEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(resetPersonSecondStep, {
    request: z.object({ path }),
    answer: z.null(),
    thing: member(parts),
    async handle({ path: { id } }, context) {
      const doing = administering(parts, context);
      const who = { id, asker: getAsker(context) };
      const { status } = await database.transact((tx) => resetMemberSecondStep(tx, doing, invitingOf(parts), who));
      if (status === "reset") return accept(null);
      if (status === "suspended") return refuseWith(409, "suspended", m.desk_people_is_suspended());
      return toRefusal(parts, id, { status });
    },
  });
}

/** The accounts of staff, and what they may do. */
export function peopleEndpoints(parts: DeskParts): Endpoint[] {
  return [
    listEndpoint(parts),
    peopleChoicesEndpoint(parts),
    readEndpoint(parts),
    inviteEndpoint(parts),
    changeEndpoint(parts),
    resendEndpoint(parts),
    resetEndpoint(parts),
  ];
}
