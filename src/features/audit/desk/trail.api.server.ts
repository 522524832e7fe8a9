import { z } from "zod";
import { m } from "#messages";
import { cursorId, readCursor, writeCursor } from "../../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { listLimit, mostCounted, queryId, usualLimit } from "../../../contract/path.schema.ts";
import { accept, invalid, refuseWith } from "../../../contract/reply.ts";
import { addDays, dayBegins } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { allMarks } from "../../companies/organisation.server.ts";
import { type DeskParts, doneBy } from "../../desk-base/desk-parts.server.ts";
import { allStaff, staffByIds } from "../../identity/staff.queries.server.ts";
import { vacancyTitles } from "../../vacancies/draft/names.queries.server.ts";
import { countTrail, readTrail, recordTrail } from "../trail.queries.server.ts";
import { settingsThings, type TrailEntry, trailActions, trailActorKinds, trailThingKinds } from "../trail.ts";
import { verifyTrail } from "../walk-trail.server.ts";
import { getTrail, getTrailStaff, type TrailRow, verifyTrailCall } from "./trail.calls.ts";

const named = { id: z.number().nullable(), name: z.string().nullable() };

const rowAnswer = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.object({ kind: z.enum(trailActorKinds), ...named }),
  needed: z.string(),
  action: z.enum(trailActions),
  thing: z.object({ kind: z.enum(trailThingKinds), id: z.number(), name: z.string().nullable() }).nullable(),
  company: z.string().nullable(),
  reason: z.string().nullable(),
  requestId: z.string(),
  fields: z.array(z.string()),
  people: z.number(),
});

const day = z.iso.date().optional();

const query = z.object({
  ...{ staffId: queryId, action: z.enum(trailActions).optional(), from: day, to: day, applicantId: queryId },
  ...{ request: z.string().trim().max(60, "too-long").optional(), limit: listLimit, cursor: z.string().optional() },
});

function listEndpoint({ platform: { database, clock } }: DeskParts): Endpoint {
  return deskEndpoint(getTrail, {
    request: z.object({ query }),
    answer: z.object({
      data: z.array(rowAnswer),
      next: z.string().nullable(),
      total: z.number(),
      totalIsMore: z.boolean(),
    }),
    async handle({ query: { limit = usualLimit, cursor, request, from, to, ...narrowed } }, context) {
      const before = cursor === undefined ? undefined : readCursor(cursor, z.tuple([cursorId]))?.[0];
      if (cursor !== undefined && before === undefined) return refuseWith(400, "bad-cursor", m.contract_bad_request());
      const { applicantId } = narrowed;
      if (applicantId !== undefined && !request) {
        const requiredError = [{ path: "request", code: "required", message: fieldMessage("required") }];
        return invalid(m.contract_invalid_fields(), requiredError);
      }
      const isOfPeople = context.identity.rights.grants.some(({ role }) => role === "privacy-officer");
      const filter = {
        ...narrowed,
        from: from === undefined ? undefined : dayBegins(from),
        until: to === undefined ? undefined : dayBegins(addDays(to, 1)),
        thingKinds: isOfPeople ? undefined : settingsThings,
      };
      return database.transact(async (tx) => {
        const entries = await readTrail(tx, filter, { limit: limit + 1, before });
        const total = await countTrail(tx, filter, mostCounted + 1);
        const page = entries.slice(0, limit);
        if (applicantId !== undefined && request) {
          const filters = {
            action: "trail.read",
            needed: "audit.read",
            applicantIds: [applicantId],
            reason: request,
          } as const;
          await recordTrail(tx, { ...doneBy(context), ...filters }, clock());
        }
        const last = page.at(-1);
        return accept({
          data: await nameEntries(tx, page, context.language),
          next: entries.length > limit && last !== undefined ? writeCursor([last.id]) : null,
          ...{ total: Math.min(total, mostCounted), totalIsMore: total > mostCounted },
        });
      });
    },
  });
}

const verifiedAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("whole"), seals: z.number(), entries: z.number() }),
  z.object({ status: z.literal("broken"), sealId: z.number(), sealedAt: z.string() }),
]);

function verifyEndpoint({ platform: { database, clock } }: DeskParts): Endpoint {
  return deskEndpoint(verifyTrailCall, {
    request: z.object({}),
    answer: verifiedAnswer,
    async handle(_, context) {
      const verified = await verifyTrail(database.db);
      const entry = { ...doneBy(context), action: "trail.verified", needed: "audit.read" } as const;
      await database.transact((tx) => recordTrail(tx, entry, clock()));
      if (verified.status === "whole") return accept(verified);
      return accept({ ...verified, sealedAt: verified.sealedAt.toISOString() });
    },
  });
}

export const trailStaffAnswer = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });

/** Members to filter by: who reads the log reads their names in it. */
function staffEndpoint({ platform: { database } }: DeskParts): Endpoint {
  return deskEndpoint(getTrailStaff, {
    request: z.object({}),
    answer: trailStaffAnswer,
    async handle() {
      const staff = await allStaff(database.db);
      return accept({ data: staff.map(({ id, name, email }) => ({ id, name: name || email })) });
    },
  });
}

/** Who did and looked at what; administrators read of staff and settings, privacy officers everything. */
export function trailEndpoints(parts: DeskParts): Endpoint[] {
  return [listEndpoint(parts), staffEndpoint(parts), verifyEndpoint(parts)];
}

function getIds(entries: readonly TrailEntry[], kind: "member" | "vacancy"): number[] {
  return entries.flatMap(({ thing }) => (thing?.kind === kind ? [thing.id] : []));
}

/** Entries with what their ids are called now; no applicant is named. */
async function nameEntries(db: Db, entries: readonly TrailEntry[], language: Language): Promise<TrailRow[]> {
  const actors = entries.flatMap(({ actor }) => (actor.kind === "staff" && actor.id !== null ? [actor.id] : []));
  const staff = await staffByIds(db, [...new Set([...actors, ...getIds(entries, "member")])]);
  const companies = await allMarks(db);
  const titles = await vacancyTitles(db, getIds(entries, "vacancy"), language);
  const person = (id: number) => {
    const found = staff.get(id);
    return found === undefined ? null : found.name || found.email;
  };
  const findName = ({ kind, id }: NonNullable<TrailEntry["thing"]>) => {
    if (kind === "member") return person(id);
    if (kind === "company") return companies.get(id)?.name ?? null;
    return kind === "vacancy" ? (titles.get(id) ?? null) : null;
  };
  return entries.map(({ at, actor, thing, companyId, applicantIds, fields, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: { ...actor, name: actor.kind === "staff" && actor.id !== null ? person(actor.id) : null },
    thing: thing && { ...thing, name: findName(thing) },
    company: companyId === null ? null : (companies.get(companyId)?.name ?? null),
    fields: [...fields],
    people: applicantIds.length,
  }));
}
