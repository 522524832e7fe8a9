import type { Database, Tx } from "../../platform/database/database.ts";
import { logFault } from "../../platform/log/log.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Act } from "../applications/act/act.schema.ts";
import { actOnApplication, lockActedOn, plannedOrder } from "../applications/act/act-on-application.server.ts";
import { extendedFormCode } from "../applications/application.ts";
import type { Subscriber } from "../applications/change/change.server.ts";
import { phaseOrder } from "../applications/phases.server.ts";
import type { Telling } from "../applications/progress/tell-news.server.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import { formRequests } from "../extended-forms/form-request.queries.server.ts";
import { starForms } from "../interviews/star-forms.server.ts";
import { createInvite } from "../invitations/invite.server.ts";
import { dueActs, endHeld, lockHeld, vacancyOfApplication } from "./act.queries.server.ts";
import { askFault } from "./ask-fault.server.ts";

/** The queue of the job that releases acts at their moment. */
export const releaseQueue = "acts-release";

/** Dependencies of notifying applicants, opened once a round. */
export async function createTelling(
  {
    database,
    outbox,
    settings,
    sealer,
    clock,
  }: Pick<Platform, "database" | "outbox" | "settings" | "sealer" | "clock">,
  siteName: () => string,
): Promise<Telling> {
  const order = await phaseOrder(database.db);
  return { outbox, settings, siteName: siteName(), starForms, invite: createInvite(sealer), order, now: clock() };
}

/** A request for the extended form is stored too, beside the message to the applicant. */
function asksForForm(act: Act, applicantId: number): Subscriber[] {
  if (act.kind !== "ask" || act.formCode !== extendedFormCode) return [];
  const { phaseId } = act;
  return [(tx, { applicationId, at }) => formRequests.ask(tx, { applicantId, applicationId, phaseId }, at)];
}

/** The result of a due act; "away" where it was undone or released meanwhile. */
export type Released = "released" | "dropped" | "away";

interface Due {
  id: number;
  applicationId: number;
}

/**
 * Releases one act: state, portal, mail and event change in this transaction, once, or not at all. The act of an
 * application that was withdrawn or erased, or that no longer allows it, is dropped.
 */
export async function releaseAct(tx: Tx, telling: Telling, { id, applicationId }: Due): Promise<Released> {
  const vacancy = await vacancyOfApplication(tx, applicationId);
  const on = await lockActedOn(tx, applicationId);
  const scheduledAct = await lockHeld(tx, id);
  if (scheduledAct === undefined) return "away";
  const { act, staffId } = scheduledAct;
  const end = async (because: string | null): Promise<Released> => {
    await endHeld(tx, id, telling.now, because);
    const action = because === null ? "application.act-released" : "application.act-dropped";
    const thing = { kind: "application", id: applicationId } as const;
    const people = typeof on === "string" ? {} : { applicantIds: [on.applicant.id] };
    const where = vacancy === undefined ? {} : { companyId: vacancy.companyId };
    const entry = { actor: { kind: "system", id: null }, needed: "candidate.act", requestId: `act-${id}` } as const;
    await recordTrail(tx, { ...entry, action, thing, ...people, ...where, fields: [act.kind] }, telling.now);
    return because === null ? "released" : "dropped";
  };
  if (typeof on === "string") return end(on);
  if (vacancy === undefined || vacancy.lead === "import") return end("led-by-import");
  const planned = { ...telling, order: plannedOrder(telling.order, vacancy.plan, on.before) };
  const asks = await askFault(tx, applicationId, act);
  if (asks !== null) return end(asks);
  const also = asksForForm(act, on.applicant.id);
  const acted = await actOnApplication(tx, planned, on, { act, staffId, row: `act-${id}`, also });
  return end(acted.status === "bad" ? acted.code : null);
}

const actsARound = 200;

interface Releasing {
  database: Database;
  telling: Telling;
  /** Called for an act that met a fault; it stays held, and is tried again the next time. */
  onFault: (fault: unknown, due: Due) => void;
  signal?: AbortSignal;
}

/**
 * Releases what is due, each act in a transaction of its own: a killed process has released each once or not at all.
 * @returns how many acts were released
 */
export async function releaseDue({ database, telling, onFault, signal }: Releasing): Promise<number> {
  const faulty: number[] = [];
  let released = 0;
  for (;;) {
    const due = await dueActs(database.db, telling.now, { limit: actsARound, except: faulty });
    if (due.length === 0) return released;
    for (const one of due) {
      if (signal?.aborted) return released;
      try {
        if ((await database.transact((tx) => releaseAct(tx, telling, one))) === "released") released += 1;
      } catch (fault) {
        onFault(fault, one);
        faulty.push(one.id);
      }
    }
  }
}

/** The job: releases what is due; an act that cannot be released stays for the next one. */
export async function releaseActs(platform: Platform, siteName: () => string, signal: AbortSignal): Promise<void> {
  const { database, log } = platform;
  const telling = await createTelling(platform, siteName);
  const onFault = (fault: unknown, { id }: { id: number }) => logFault(log, { job: `act ${id}` }, fault);
  await releaseDue({ database, telling, onFault, signal });
}
