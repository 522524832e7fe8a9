import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { pathId } from "../../../contract/path.schema.ts";
import {
  accept,
  type FieldError,
  invalid,
  notFound,
  type Refusal,
  type Reply,
  refuseWith,
  stale,
} from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { addDays, jakartaDay } from "../../../i18n/calendar.ts";
import { seeCandidate } from "../../candidates/list/who-of.server.ts";
import { placeOfPerson } from "../../candidates/page/lock-candidate.server.ts";
import { isLimited } from "../../candidates/see-person.server.ts";
import { askingOf, limited } from "../../desk-base/asking.server.ts";
import { type DeskParts, doneBy } from "../../desk-base/desk-parts.server.ts";
import { listReaders, notedThing } from "../../notes/who-reads.server.ts";
import { listCriteria } from "../../vacancies/criteria/criteria.queries.server.ts";
import { readOwnScorecard, readScorecards } from "../read-scorecards.server.ts";
import {
  askForScorecards,
  keepScorecard,
  type ScorecardSent,
  sendScorecard,
  type Writing,
} from "../scorecard.server.ts";
import { mostDaysAhead } from "../scorecard.ts";
import {
  askScorecardsCall,
  keepScorecardCall,
  listScorecardsCall,
  type OwnScorecardAnswer,
  type ScorecardsAnswer,
  sendScorecardCall,
} from "./scorecards.calls.ts";
import { criteriaTold, named, sentAnswer, written } from "./scorecards.schema.ts";
import { wireCriterion, wireOwn, wireSent } from "./wire-scorecard.server.ts";

const state = z.enum(["none", "asked", "draft", "sent"]);

export const ownAnswer = z.object({
  version: z.number(),
  state,
  isOwed: z.boolean(),
  dueOn: z.string().nullable(),
  hasDraft: z.boolean(),
  sentAt: z.string().nullable(),
  text: written,
});

export const scorecardsAnswer = z.object({
  criteria: criteriaTold,
  mine: ownAnswer,
  /** Who was asked or has sent one, anyone who asks among them. */
  standing: z.array(z.object({ by: named, state, dueOn: z.string().nullable(), sentAt: z.string().nullable() })),
  /** null until anyone who asks has sent the one they owe. */
  sent: z.array(sentAnswer).nullable(),
  /** Whom anyone who asks may ask; empty where they may ask nobody. */
  askable: z.array(named),
});

type Staff = RequestContext<"staff">;

const path = z.object({ id: pathId });

const getWriting = ({ platform }: DeskParts, context: Staff): Writing => ({
  ...{ by: doneBy(context), staffId: context.identity.staffId, now: platform.clock() },
});

const missing = () => notFound(m.contract_not_found());
const noCriteria = () => refuseWith(409, "no-criteria", m.desk_scorecards_no_criteria());

/** The application that a path names, within reach of who asks. */
const application = ({ platform: { database } }: DeskParts) =>
  namedThing(["path", "id"], pathId, (id) => notedThing(database.db, id));

/** All scorecards of an application, as far as anyone who asks may see them. */
async function answerScorecards({ platform }: DeskParts, context: Staff, id: number): Promise<Reply<ScorecardsAnswer>> {
  const { db } = platform.database;
  const place = await placeOfPerson(db, id);
  const seen = place && (await seeCandidate(platform, askingOf(context, "candidate.read"), id));
  if (place === undefined || !seen) return missing();
  if (isLimited(seen)) return limited(seen);
  const { staffId } = context.identity;
  const { vacancyId } = place;
  const read = await readScorecards(db, { applicationId: id, vacancyId, staffId });
  return accept({
    criteria: read.criteria.map((criterion) => wireCriterion(criterion, context.language)),
    mine: wireOwn(read.mine),
    standing: read.standing.map(({ sentAt, ...one }) => ({ ...one, sentAt: sentAt?.toISOString() ?? null })),
    sent: read.sent === null ? null : read.sent.map(wireSent),
    askable: context.can("scorecard.ask", place) ? await listReaders(db, id) : [],
  });
}

async function own({ platform }: DeskParts, context: Staff, id: number): Promise<OwnScorecardAnswer | null> {
  const { db } = platform.database;
  const place = await placeOfPerson(db, id);
  if (place === undefined) return null;
  const { staffId } = context.identity;
  return wireOwn(await readOwnScorecard(db, { applicationId: id, vacancyId: place.vacancyId, staffId }));
}

async function toldOwn(parts: DeskParts, context: Staff, id: number): Promise<Reply<OwnScorecardAnswer>> {
  const mine = await own(parts, context, id);
  return mine === null ? missing() : accept(mine);
}

function wrong(path: string, code: string): FieldError {
  return { path, code, message: fieldMessage(code) };
}

/** Why a day is none until which someone is asked; null where it is one. */
function dayFault(dueOn: string, today: string): FieldError | null {
  if (dueOn < today) return wrong("dueOn", "day-past");
  return dueOn > addDays(today, mostDaysAhead) ? wrong("dueOn", "day-too-far") : null;
}

/** Members that are asked at once. */
const mostAsked = 20;

export const askBody = z.object({
  staffIds: z.array(z.int("choice").positive("choice")).min(1, "required").max(mostAsked, "too-many-asked"),
  dueOn: z.iso.date(),
});

function askEndpoint(parts: DeskParts): Endpoint {
  const { database, clock } = parts.platform;
  return deskEndpoint(askScorecardsCall, {
    request: z.object({ path, body: askBody }),
    answer: scorecardsAnswer,
    thing: application(parts),
    async handle({ path: { id }, body }, context) {
      const fault = dayFault(body.dueOn, jakartaDay(clock()));
      if (fault !== null) return invalid(m.contract_invalid_fields(), [fault]);
      const writing = getWriting(parts, context);
      const result = await database.transact((tx) => askForScorecards(tx, writing, id, body));
      switch (result.status) {
        case "asked":
          return answerScorecards(parts, context, id);
        case "unknown":
          return missing();
        case "no-criteria":
          return noCriteria();
        case "unseeing":
          return invalid(m.contract_invalid_fields(), [wrong("staffIds", "unseeing")]);
      }
    },
  });
}

/** One's own draft so far; missing ratings are null. */
export const scorecardBody = written;

function keepEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(keepScorecardCall, {
    request: z.object({ path, body: scorecardBody }),
    answer: ownAnswer,
    thing: application(parts),
    async handle({ path: { id }, body: text }, context) {
      const writing = getWriting(parts, context);
      const result = await database.transact((tx) =>
        keepScorecard(tx, writing, id, { version: context.ifMatch ?? 0, text }),
      );
      switch (result.status) {
        case "kept":
          return toldOwn(parts, context, id);
        case "unknown":
          return missing();
        case "no-criteria":
          return noCriteria();
        case "criteria-changed":
          return refuseWith(409, "criteria-changed", m.desk_scorecards_criteria_changed());
        case "stale": {
          const current = await own(parts, context, id);
          return current === null ? missing() : { ...stale(m.desk_scorecards_stale(), current), extra: { current } };
        }
      }
    },
  });
}

/** A scorecard's missing ratings, at each criterion. */
async function incomplete(
  { platform }: DeskParts,
  id: number,
  { unrated, lacksRecommendation }: Extract<ScorecardSent, { status: "incomplete" }>,
): Promise<Refusal> {
  const { db } = platform.database;
  const place = await placeOfPerson(db, id);
  const criteria = place === undefined ? [] : await listCriteria(db, place.vacancyId);
  const places = criteria.flatMap(({ id: criterionId }, at) => (unrated.includes(criterionId) ? [at] : []));
  const errors = [
    ...places.map((at) => wrong(`ratings.${at}.rating`, "unrated")),
    ...(lacksRecommendation ? [wrong("recommendation", "no-recommendation")] : []),
  ];
  return { ...invalid(m.desk_scorecards_incomplete(), errors), code: "incomplete" };
}

function sendEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(sendScorecardCall, {
    request: z.object({ path }),
    answer: ownAnswer,
    thing: application(parts),
    async handle({ path: { id } }, context) {
      const writing = getWriting(parts, context);
      const sent = await database.transact((tx) => sendScorecard(tx, writing, id));
      switch (sent.status) {
        case "sent":
          return toldOwn(parts, context, id);
        case "unknown":
          return missing();
        case "no-criteria":
          return noCriteria();
        case "incomplete":
          return incomplete(parts, id, sent);
      }
    },
  });
}

/** Scorecards of applications: asked for, kept, sent, read (F37). */
export function scorecardEndpoints(parts: DeskParts): Endpoint[] {
  return [
    deskEndpoint(listScorecardsCall, {
      request: z.object({ path }),
      answer: scorecardsAnswer,
      thing: application(parts),
      handle: ({ path: { id } }, context) => answerScorecards(parts, context, id),
    }),
    askEndpoint(parts),
    keepEndpoint(parts),
    sendEndpoint(parts),
  ];
}
