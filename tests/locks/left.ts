import { z } from "zod";
import { emailKey } from "../../src/features/identity/email.ts";
import { idOfCode } from "../../src/features/reference-data/master-data.server.ts";
import { jakartaDay } from "../../src/i18n/calendar.ts";
import type { Db } from "../../src/platform/database/database.ts";
import { tokenHash } from "../../src/platform/security/token.ts";
import { type CommandName, otherStatus } from "./commands.ts";
import { alertNames, changedName, morningOfRace } from "./letter-commands.ts";
import { otherPhone } from "./saving.ts";
import type { World } from "./world.ts";

const resumeFacts = z.object({ phone: z.string(), seekingStatusId: z.number(), emailPeriodId: z.number() });

/** A person's rows in the database, after a race. */
async function readState({ id, email, applicationId, token, portal }: World, db: Db) {
  const ofPerson = { column: "applicant_id", id } as const;
  const applicant = db.selectFrom("applicants").select(["password_hash", "activated_at"]).where("id", "=", id);
  const resume = await db.selectFrom("resumes").select("document").where(ofPerson.column, "=", id).executeTakeFirst();
  const events = db.selectFrom("application_events").select("kind").where("application_id", "=", applicationId);
  const kinds = (await events.execute()).map(({ kind }) => kind);
  const snapshots = db.selectFrom("application_snapshots").where("application_id", "=", applicationId);
  const consents = db.selectFrom("consents").where("applicant_id", "=", id).where("code", "=", "data-use");
  const copies = db
    .selectFrom("form_requests")
    .select(({ fn }) => fn.count("application_id").as("count"))
    .where("application_id", "=", applicationId)
    .where("copy", "is not", null);
  const sessions = await db.selectFrom("sessions").select("token_hash").where("applicant_id", "=", id).execute();
  const isThis = ({ token_hash }: { token_hash: Uint8Array }) => tokenHash(token).equals(token_hash);
  return {
    isSignedIn: sessions.some(isThis),
    otherSessions: sessions.filter((session) => !isThis(session)).length,
    recoveryCodes: await db.selectFrom("recovery_codes").select("name").where("applicant_id", "=", id).execute(),
    applicant: await applicant.executeTakeFirst(),
    resume: resume && resumeFacts.parse(resume.document),
    application: await db
      .selectFrom("applications")
      .selectAll()
      .where("id", "=", applicationId)
      .executeTakeFirstOrThrow(),
    applications: await db.selectFrom("applications").select("id").where("applicant_id", "=", id).execute(),
    phases: await db
      .selectFrom("application_phases")
      .select("status")
      .where("application_id", "=", applicationId)
      .execute(),
    count: (kind: string) => kinds.filter((one) => one === kind).length,
    versions: await snapshots.select("version").execute(),
    consents: await consents.select("withdrawn_at").execute(),
    acts: await db.selectFrom("acts").select("state").where("application_id", "=", applicationId).execute(),
    looks: await db.selectFrom("looks").select("what").where("applicant_id", "=", id).execute(),
    notes: await db.selectFrom("notes").select("id").where("application_id", "=", applicationId).execute(),
    sentCards: await db
      .selectFrom("scorecards")
      .select("id")
      .where("application_id", "=", applicationId)
      .where("sent_at", "is not", null)
      .execute(),
    listed: await db
      .selectFrom("desk_applications")
      .select(["stars", "shares_cv", "is_gone"])
      .where("application_id", "=", applicationId)
      .executeTakeFirst(),
    ...(await alertsStanding(db, email)),
    isMorningLookedAt: await isLookedAt(db, email, morningOfRace(portal.platform).name),
    copies: Number((await copies.executeTakeFirstOrThrow()).count),
    twoStep: await db.selectFrom("two_steps").select("applicant_id").where("applicant_id", "=", id).execute(),
  };
}

/** The state of an address's alerts. */
async function alertsStanding(db: Db, email: string) {
  const address = db.selectFrom("alert_addresses").select("id").where("email_key", "=", emailKey(email));
  const addressId = (await address.executeTakeFirst())?.id ?? null;
  const alerts = db.selectFrom("alerts").select(["name", "frequency", "paused_at", "next_at"]);
  const wishes = db.selectFrom("alert_wishes").select("id").where("email_key", "=", emailKey(email));
  return {
    isAddressHeld: addressId !== null,
    alerts: await alerts.where("address_id", "=", addressId ?? 0).execute(),
    wishes: await wishes.execute(),
  };
}

async function isLookedAt(db: Db, email: string, occasion: string): Promise<boolean> {
  const marks = db
    .selectFrom("vacancy_letters")
    .select("occasion")
    .where("recipient", "=", tokenHash(emailKey(email)));
  return (await marks.where("occasion", "=", occasion).executeTakeFirst()) !== undefined;
}

type ApplicantState = Awaited<ReturnType<typeof readState>>;

/** The values to compare with afterwards. */
export async function before(world: World) {
  const { id, portal } = world;
  const { db } = portal.platform.database;
  const { otherSessions } = await readState(world, db);
  const hash = db.selectFrom("applicants").select("password_hash").where("id", "=", id);
  return {
    passwordHash: (await hash.executeTakeFirstOrThrow()).password_hash,
    status: await otherStatus(portal),
    never: await idOfCode(db, "emailSuggestionPeriod", "never"),
    otherSessions,
  };
}

type Before = Awaited<ReturnType<typeof before>>;

/** The alert that most of its commands are about. */
const dailyAlert = ({ alerts }: ApplicantState) =>
  alerts.find(({ name }) => name === alertNames.daily || name === changedName);

/** Contradictions in alerts. */
function faultsOfAlerts(now: ApplicantState, names: readonly CommandName[]): string[] {
  const isErased = now.applicant === undefined;
  const has = (...some: CommandName[]) => names.some((name) => some.includes(name));
  const isWanted = has("changing an alert", "pausing an alert");
  const isDeleted = isErased || has("deleting an alert", "unsubscribing by a letter");
  const isMonday = (moment: Date) => new Date(jakartaDay(moment)).getUTCDay() === 1;
  const isEarly = now.alerts.some(({ frequency, next_at }) => frequency === "weekly" && !isMonday(next_at));
  return [
    ...(isErased && (now.isAddressHeld || now.wishes.length > 0) ? ["alerts of an erased one"] : []),
    ...(now.isAddressHeld && now.alerts.length === 0 ? ["an address without alerts"] : []),
    ...(isWanted && !isDeleted && dailyAlert(now) === undefined ? ["a wanted alert ended"] : []),
    ...(isEarly ? ["a weekly alert that calls before Monday"] : []),
  ];
}

/** Expected rows after a command that was accepted so many times, beside every other command but erasing. */
const leaves: Readonly<Record<CommandName, (now: ApplicantState, times: number, then: Before) => boolean>> = {
  "sending the resume again": ({ count }, times) => count("edited") === times,
  withdrawing: ({ count, application }) => count("withdrawn") === 1 && application.end_reason === "withdrawn",
  "applying elsewhere": ({ applications }, times) => applications.length >= 1 + times,
  "applying to two at once": ({ applications }, times) => applications.length >= 1 + 2 * times,
  // One of them had a letter before the race.
  "a row of the hiring system": ({ count }, times) => count("progressed") >= 1 + times,
  "the end by the hiring system": ({ count }, times) => count("progressed") >= 1 + times,
  "giving the extended form": ({ count }) => count("form-answered") === 1,
  "answering an invitation": ({ count }) => count("answered") >= 1,
  "saving the resume": ({ resume }) => resume?.phone === otherPhone,
  "another seeking status": ({ resume }, _times, { status }) => resume?.seekingStatusId === status,
  // A resume that is saved beside it was read before, and meets a conflict.
  "stopping suggestions by a letter": ({ resume }, _times, { never }) => resume?.emailPeriodId === never,
  "keeping an alert": ({ alerts }) => alerts.some(({ name }) => name === alertNames.kept),
  "confirming an alert": ({ alerts }) => alerts.some(({ name }) => name === alertNames.confirmed),
  // What was deleted after it has no change any more.
  "changing an alert": (now) => {
    const first = dailyAlert(now);
    return first === undefined || (first.name === changedName && first.frequency === "weekly");
  },
  "pausing an alert": (now) => dailyAlert(now)?.paused_at !== null,
  "deleting an alert": (now) => dailyAlert(now) === undefined,
  "unsubscribing by a letter": (now, _times, { never }) =>
    dailyAlert(now) === undefined &&
    !now.alerts.some(({ name }) => name === alertNames.hourly) &&
    now.resume?.emailPeriodId === never,
  "asking whether alerts are wanted, and their end": (now) => dailyAlert(now) === undefined,
  "the hour's letters": (_, times) => times === 1,
  "the morning's letters": ({ isMorningLookedAt }, times) => isMorningLookedAt && times === 1,
  // A resume that is saved beside it gives it again.
  "taking a consent back": ({ consents }) => consents.some(({ withdrawn_at }) => withdrawn_at !== null),
  activating: ({ applicant }) => applicant?.activated_at !== null,
  "erasing a sign-up": ({ applicant }) => applicant === undefined,
  "a new password by mail": ({ applicant }, _times, { passwordHash }) => applicant?.password_hash !== passwordHash,
  "another password": ({ applicant }, _times, { passwordHash }) => applicant?.password_hash !== passwordHash,
  "signing out": ({ isSignedIn }) => !isSignedIn,
  "ending a session": ({ otherSessions }, times, then) => otherSessions <= then.otherSessions - times,
  "ending the other sessions": ({ otherSessions }) => otherSessions === 0,
  "two-step sign-in off": ({ twoStep }) => twoStep.length === 0,
  "new recovery codes": ({ recoveryCodes, twoStep }) => recoveryCodes.length === 10 || twoStep.length === 0,
  "the end of two-step sign-in": ({ twoStep }) => twoStep.length === 0,
  erasing: ({ applicant }) => applicant === undefined,
  // One is held at a time, and an undone or sent one may be decided again.
  "holding an act": ({ acts }) => acts.length > 0,
  "taking an act back": ({ acts }) => acts.some(({ state }) => state === "undone"),
  "releasing an act": ({ acts }) => acts.some(({ state }) => state !== "held"),
  "making a job's row": ({ acts }) => acts.length > 0,
  // Where something else was held before, the job held nothing, and nothing of it is held.
  "taking a job back": ({ acts }) =>
    acts.some(({ state }) => state === "undone") || acts.every(({ state }) => state !== "held"),
  "opening a candidate": ({ looks }) => looks.some(({ what }) => what === "page"),
  // Who took the data back is nobody's candidate any more.
  "giving stars": ({ listed }) => listed?.stars === 3 || listed?.is_gone === true,
  sharing: ({ listed }) => listed?.shares_cv === true,
  "sending a scorecard": ({ sentCards }, times) => sentCards.length === times,
  "writing a note": ({ notes }, times) => notes.length === times,
};

/** Contradictions, and accepted commands without effect, in any order. */
export async function faultsAfter(world: World, then: Before, accepted: readonly CommandName[]): Promise<string[]> {
  const now = await readState(world, world.portal.platform.database.db);
  const isErased = now.applicant === undefined;
  const names = [...new Set(accepted)];
  const times = (name: CommandName) => accepted.filter((one) => one === name).length;
  const lost = names.filter((name) => !(isErased || leaves[name](now, times(name), then)));
  const isErasedByNobody = isErased && !names.some((name) => name.startsWith("erasing"));
  const isEnded = now.application.status !== "on-process";
  return [
    ...lost.map((name) => `lost: ${name}`),
    ...faultsOfAlerts(now, names),
    ...(isErasedByNobody ? ["erased by nobody"] : []),
    ...(isErased && (now.resume !== undefined || now.applications.length > 0) ? ["something of an erased one"] : []),
    ...(isEnded && now.phases.some(({ status }) => status === "on-process") ? ["an ended one goes on"] : []),
    ...(!isErased && now.versions.length !== 1 + now.count("edited") ? ["a version without its event"] : []),
    ...(now.acts.filter(({ state }) => state === "held").length > 1 ? ["two held at once"] : []),
    ...(now.count("withdrawn") > 1 ? ["withdrawn twice"] : []),
    ...(now.count("withdrawn") > 0 && now.copies > 0 ? ["a copy of a withdrawn one's form"] : []),
  ];
}
