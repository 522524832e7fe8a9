import { z } from "zod";
import { m } from "#messages";
import { cursorId, readCursor, writeCursor } from "../../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { counted, countedAnswer, listLimit, pathId, usualLimit } from "../../../contract/path.schema.ts";
import { accept, invalid, notFound, type Refusal, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { type Language, languages } from "../../../i18n/language.ts";
import { type Act, actKinds } from "../../applications/act/act.schema.ts";
import { applicationStatuses } from "../../applications/application.ts";
import { whoIsOf } from "../../candidates/list/who-of.server.ts";
import { tellRequest } from "../../candidates/page/read-candidate.server.ts";
import { isLimited, type Limited } from "../../candidates/see-person.server.ts";
import { askingOf, limited } from "../../desk-base/asking.server.ts";
import { type DeskParts, doneBy } from "../../desk-base/desk-parts.server.ts";
import { staffByIds } from "../../identity/staff.queries.server.ts";
import { formCodes } from "../../interviews/star.queries.server.ts";
import { getTexts } from "../../reference-data/master-data.server.ts";
import { titlesOfAny } from "../../vacancies/showing.queries.server.ts";
import { actThing, countHeld, type HeldAct, heldActs } from "../act.queries.server.ts";
import type { Naming } from "../ask-fault.server.ts";
import { type Deciding, holdAct, type NotHeld, previewAct, undoAct } from "../hold/hold-act.server.ts";
import { heldLetter } from "../hold/show-letter.server.ts";
import { readStanding } from "../read-standing.server.ts";
import { createTelling, releaseQueue } from "../release-acts.server.ts";
import { getTarget } from "../standing.ts";
import { findAct, lackingIn } from "./act-of.server.ts";
import { getActs, type HeldAnswer, holdActCall, listHeld, previewActCall, undoActCall } from "./acts.calls.ts";
import { type ActInput, actBody } from "./acts.schema.ts";
import { nameHeld } from "./held/name-held.server.ts";

type Staff = RequestContext<"staff">;

/** The person of an application, once the profile view is recorded. */
type VisiblePerson = Exclude<Awaited<ReturnType<typeof whoIsOf>>, Limited | null>;

const path = z.object({ id: pathId });

/** The application that a path names, within the member's reach. */
const application = ({ platform: { database } }: DeskParts) =>
  namedThing(["path", "id"], pathId, (id) => actThing(database.db, id));

async function decidingOf({ platform, siteName }: DeskParts, context: Staff): Promise<Deciding> {
  const telling = await createTelling(platform, siteName);
  return { by: doneBy(context), staffId: context.identity.staffId, telling, sealer: platform.sealer };
}

const wrong = (field: string, code: string): Refusal =>
  invalid(m.contract_invalid_fields(), [{ path: field, code, message: fieldMessage(code) }]);

/** Why an act was not taken, with its code's own status. */
function refused(code: NotHeld, body: ActInput): Refusal {
  switch (code) {
    case "language-missing": {
      const [{ field, language } = { field: "words", language: "id" }] = lackingIn(body);
      return wrong(`${field}.${language}`, code);
    }
    case "due-past":
      return wrong("dueOn", "past");
    case "at-past":
      return wrong("at", "past");
    case "unknown":
    case "gone":
      return notFound(m.contract_not_found());
    case "phase-unknown":
      return wrong("phaseId", code);
    case "form-unknown":
      return wrong("formCode", code);
    case "bad-moment":
      return wrong("releaseAt", code);
    default:
      return refuseWith(409, code, actRefusals[code]());
  }
}

const actRefusals = {
  withdrawn: m.desk_acts_withdrawn,
  "led-by-import": m.desk_acts_led_by_import,
  held: m.desk_acts_held,
  "not-shown": m.desk_acts_not_shown,
  "already-ended": m.desk_acts_already_ended,
  "not-ended": m.desk_acts_not_ended,
  "same-phase": m.desk_acts_same_phase,
  "not-earlier": m.desk_acts_not_earlier,
  "not-later": m.desk_acts_not_later,
  "already-asked": m.desk_acts_already_asked,
} as const;

/** A body's decision on an application. */
const getDecision = (applicationId: number, act: Act, body: ActInput) => ({
  ...{ applicationId, act, releaseAt: body.releaseAt === undefined ? null : new Date(body.releaseAt) },
  lacking: lackingIn(body).map(({ language }) => language),
});

/** The applicant's name in a previewed letter: the real name for a reader who may see it. */
const namingOf = ({ who, seen }: VisiblePerson): Naming =>
  who.kind === "named" ? { seen } : { alias: m.desk_acts_alias({ code: who.code }) };

const letterAnswer = z.object({ subject: z.string(), text: z.string(), language: z.enum(["id", "en"]) });

function previewEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(previewActCall, {
    request: z.object({ path, body: actBody }),
    answer: z.object({
      letter: letterAnswer.nullable(),
      ...{ releaseAt: z.string(), shown: z.string() },
    }),
    thing: application(parts),
    async handle({ path: { id }, body }, context) {
      const act = await findAct(database.db, body);
      if (act === null) return wrong("reasonId", "reason-unknown");
      const deciding = await decidingOf(parts, context);
      const decision = getDecision(id, act, body);
      const person = await whoIsOf(parts.platform, askingOf(context, "candidate.act"), id);
      if (person === null) return notFound(m.contract_not_found());
      if (isLimited(person)) return limited(person);
      const previewed = await database.transact((tx) => previewAct(tx, deciding, decision, namingOf(person)));
      if (previewed.status === "refused") return refused(previewed.code, body);
      const { letter, leaves, seal } = previewed;
      return accept({ letter, releaseAt: leaves.toISOString(), shown: seal });
    },
  });
}

/** An act that is due within this time gets a job of its own; the job of each minute finds later ones. */
const soonMs = 30 * 60_000;

function holdEndpoint(parts: DeskParts): Endpoint {
  const { database, jobs, clock } = parts.platform;
  return deskEndpoint(holdActCall, {
    request: z.object({ path, body: actBody.and(z.object({ shown: z.string().max(500, "too-long") })) }),
    answer: z.object({ releaseAt: z.string() }),
    thing: application(parts),
    async handle({ path: { id }, body }, context) {
      const act = await findAct(database.db, body);
      if (act === null) return wrong("reasonId", "reason-unknown");
      const deciding = await decidingOf(parts, context);
      const decision = getDecision(id, act, body);
      const result = await database.transact(async (tx) => {
        const taken = await holdAct(tx, deciding, decision, body.shown);
        if (taken.status === "refused") return taken;
        const inMs = taken.leaves.getTime() - clock().getTime();
        if (inMs <= soonMs) await jobs.send(tx, releaseQueue, {}, { afterSeconds: Math.ceil(inMs / 1000) });
        return taken;
      });
      return result.status === "refused"
        ? refused(result.code, body)
        : accept({ releaseAt: result.leaves.toISOString() });
    },
  });
}

function undoEndpoint(parts: DeskParts): Endpoint {
  const { database, clock } = parts.platform;
  return deskEndpoint(undoActCall, {
    request: z.object({ path }),
    answer: z.null(),
    thing: application(parts),
    async handle({ path: { id } }, context) {
      const doing = { by: doneBy(context), now: clock() };
      const { status } = await database.transact((tx) => undoAct(tx, doing, id));
      return status === "undone" ? accept(null) : refuseWith(409, "not-held", m.desk_acts_not_held());
    },
  });
}

const whoAnswer = z.union([
  z.object({ kind: z.literal("named"), name: z.string() }),
  z.object({ kind: z.enum(["hidden", "gone"]), code: z.string() }),
]);

const heldRow = z.object({
  who: whoAnswer,
  ...{ id: z.number(), applicationId: z.number(), kind: z.enum(actKinds) },
  by: z.string(),
  vacancy: z.object({ id: z.number(), title: z.string() }),
  phase: z.string().nullable(),
  ...{ madeAt: z.string(), releaseAt: z.string() },
});

const heldQuery = z.object({
  limit: listLimit,
  cursor: z.string().optional(),
  /** Only the member's own decisions. */
  mine: z.literal("true", "choice").optional(),
});

function heldEndpoint({ platform }: DeskParts): Endpoint {
  const { database } = platform;
  return deskEndpoint(listHeld, {
    request: z.object({ query: heldQuery }),
    answer: z.object({ data: z.array(heldRow), next: z.string().nullable(), ...countedAnswer }),
    async handle({ query: { limit = usualLimit, cursor, mine } }, context) {
      const read = cursor === undefined ? undefined : readCursor(cursor, z.tuple([z.iso.datetime(), cursorId]));
      if (read === null) return refuseWith(400, "bad-cursor", m.contract_bad_request());
      const after = read && { releaseAt: new Date(read[0]), id: read[1] };
      const asking = askingOf(context, "candidate.act");
      const scope = { ...asking.reach, staffId: mine === undefined ? undefined : context.identity.staffId };
      const found = await heldActs(database.db, scope, { limit: limit + 1, after });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const isMore = found.length > limit && last !== undefined;
      return accept({
        data: await nameHeld(platform, asking, page),
        next: isMore ? writeCursor([last.releaseAt.toISOString(), last.id]) : null,
        ...counted((await countHeld(database.db, scope)).count),
      });
    },
  });
}

/** The held act, who decided it, and its letter. */
async function tellHeld(
  { platform, siteName }: DeskParts,
  {
    id,
    scheduledAct,
    person,
    language,
  }: { id: number; scheduledAct: HeldAct; person: VisiblePerson; language: Language },
): Promise<HeldAnswer> {
  const { database } = platform;
  const decider = (await staffByIds(database.db, [scheduledAct.staffId])).get(scheduledAct.staffId);
  const telling = await createTelling(platform, siteName);
  const letter = await database.transact((tx) => heldLetter(tx, telling, id, namingOf(person)));
  const { act, releaseAt } = scheduledAct;
  const target = getTarget(act);
  const phases = await getTexts(database.db, "recruitmentPhase", target === null ? [] : [target], language);
  const by = decider?.name ?? "";
  return { kind: act.kind, phase: phases.get(target ?? 0) ?? null, by, releaseAt: releaseAt.toISOString(), letter };
}

function standingEndpoint(parts: DeskParts): Endpoint {
  const { db } = parts.platform.database;
  return deskEndpoint(getActs, {
    request: z.object({ path }),
    answer: standingAnswer,
    thing: application(parts),
    async handle({ path: { id } }, context) {
      const { language } = context;
      const state = await readStanding(db, id);
      const person = state && (await whoIsOf(parts.platform, askingOf(context, "candidate.act"), id));
      if (state === null || person === null) return notFound(m.contract_not_found());
      if (isLimited(person)) return limited(person);
      const { who } = person;
      const { vacancyId, scheduledAct, phases, formRequest, ...stands } = state;
      const title = (await titlesOfAny(db, [vacancyId], language)).get(vacancyId) ?? "";
      return accept({
        ...{ ...stands, who, vacancy: { id: vacancyId, title } },
        phases: phases.map(({ id: phaseId, name }) => ({ id: phaseId, name: name[language] })),
        starForms: await formCodes(db),
        formRequest: tellRequest({ is_hidden: who.kind === "hidden" }, formRequest),
        held: scheduledAct && (await tellHeld(parts, { id, scheduledAct, person, language })),
      });
    },
  });
}

/** Whether the extended form was asked for, and what its applicant answered. */
export const formRequestAnswer = z
  .object({
    status: z.enum(["asked", "given", "declined", "removed"]),
    askedAt: z.string(),
    answeredAt: z.string().nullable(),
  })
  .nullable();

const standingAnswer = z.object({
  reads: z.enum(languages).nullable(),
  ...{ who: whoAnswer, vacancy: z.object({ id: z.number(), title: z.string() }), lead: z.enum(["desk", "import"]) },
  ...{ status: z.enum(applicationStatuses), isWithdrawn: z.boolean(), phaseId: z.number().nullable() },
  phases: z.array(z.object({ id: z.number(), name: z.string() })),
  invitePhaseId: z.number().nullable(),
  starForms: z.array(z.string()),
  formRequest: formRequestAnswer,
  held: z
    .object({
      ...{ kind: z.enum(actKinds), phase: z.string().nullable(), by: z.string(), releaseAt: z.string() },
      letter: letterAnswer.nullable(),
    })
    .nullable(),
});

/** Acts on applications: an application's state, previewing, holding and undoing an act; the held ones. */
export function actEndpoints(parts: DeskParts): Endpoint[] {
  return [
    standingEndpoint(parts),
    previewEndpoint(parts),
    holdEndpoint(parts),
    undoEndpoint(parts),
    heldEndpoint(parts),
  ];
}
