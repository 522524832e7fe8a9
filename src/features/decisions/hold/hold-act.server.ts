import { createHash } from "node:crypto";
import { addDays, dayBegins, jakartaDay, jakartaTime } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Sealer } from "../../../platform/security/sealer.ts";
import type { Act } from "../../applications/act/act.schema.ts";
import { type ActedOn, decideOn, lockActedOn, plannedOrder } from "../../applications/act/act-on-application.server.ts";
import type { ActFault } from "../../applications/act/decide.ts";
import type { ProgressState } from "../../applications/progress/merge-progress.ts";
import type { Telling } from "../../applications/progress/tell-news.server.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../../audit/trail.ts";
import {
  findHeld,
  type HeldAct,
  insertHeld,
  undoHeld,
  type VacancyOfAct,
  vacancyOfApplication,
} from "../act.queries.server.ts";
import { type AskFault, askFault, type Naming } from "../ask-fault.server.ts";
import { type ShownLetter, showLetter } from "./show-letter.server.ts";

/** How long an act is held unless a moment was chosen (recruiting §6). */
export const heldMs = 5 * 60_000;

/** How far ahead a moment may be chosen. */
export const mostHeldDays = 14;

/** From then until the morning no message goes out, by Jakarta time. */
const quietFrom = "20:00";
const quietUntilHour = 7;

const hourMs = 3_600_000;

/** The moment itself, or 07:00 where it lies in the night. */
function afterQuiet(moment: Date): Date {
  const time = jakartaTime(moment);
  const morning = (day: string) => new Date(dayBegins(day).getTime() + quietUntilHour * hourMs);
  if (time >= quietFrom) return morning(addDays(jakartaDay(moment), 1));
  return time < "07:00" ? morning(jakartaDay(moment)) : moment;
}

/**
 * When an act is sent: five minutes from now, or at the chosen moment; never at night.
 * @returns null for a moment that is too far ahead, or past
 */
export function releaseMoment(now: Date, chosen: Date | null): Date | null {
  if (chosen === null) return afterQuiet(new Date(now.getTime() + heldMs));
  const ahead = chosen.getTime() - now.getTime();
  if (ahead < 0 || ahead > mostHeldDays * 24 * hourMs) return null;
  return afterQuiet(chosen);
}

/** Why an act is not taken; each is a code of recruiting §7. */
export type NotHeld =
  | "unknown"
  /** The recipient does not exist any more. */
  | "gone"
  | "withdrawn"
  | "led-by-import"
  | "held"
  /** The decision differs from the preview, or the preview is out of date. */
  | "not-shown"
  /** Too far ahead, or past. */
  | "bad-moment"
  /** Its words are not in the language that its applicant reads (recruiting §6). */
  | "language-missing"
  | PastDate
  | AskFault
  | ActFault;

type Refused = { status: "refused"; code: NotHeld };

/** Who decides, and the message to the applicant. */
export interface Deciding {
  by: DoneBy;
  staffId: number;
  telling: Telling;
  sealer: Sealer;
}

/** A decision on one application. */
export interface Decision {
  applicationId: number;
  act: Act;
  /** When it leaves; null: as soon as it may. */
  releaseAt: Date | null;
  /** Languages in which its words are empty; a job has checked them before. */
  lacking?: readonly Language[];
}

interface PossibleAct {
  status: "looked";
  on: ActedOn;
  vacancy: VacancyOfAct;
  telling: Telling;
  decided: Extract<ReturnType<typeof decideOn>, { status: "decided" }>;
  leaves: Date;
}

const refused = (code: NotHeld): Refused => ({ status: "refused", code });

/** Checks whether an act is possible now; locks its application. */
async function look(
  tx: Tx,
  { telling }: Deciding,
  { applicationId, act, releaseAt, lacking = [] }: Decision,
): Promise<PossibleAct | Refused> {
  const vacancy = await vacancyOfApplication(tx, applicationId);
  if (vacancy === undefined) return refused("unknown");
  const on = await lockActedOn(tx, applicationId);
  if (typeof on === "string") return refused(on);
  if (vacancy.lead === "import") return refused("led-by-import");
  if ((await findHeld(tx, applicationId)) !== undefined) return refused("held");
  const planned = { ...telling, order: plannedOrder(telling.order, vacancy.plan, on.before) };
  const decided = decideOn(on, act, planned);
  if (decided.status === "bad") return refused(decided.code);
  const asks = await askFault(tx, applicationId, act);
  if (asks !== null) return refused(asks);
  const leaves = releaseMoment(telling.now, releaseAt);
  if (leaves === null) return refused("bad-moment");
  const past = pastDate(act, leaves);
  if (past !== null) return refused(past);
  if (decided.news !== null && lacking.includes(on.applicant.language)) return refused("language-missing");
  return { status: "looked", on, vacancy, telling: planned, decided, leaves };
}

export const shownPurpose = "act-shown";

/** Binds an act to its preview: whose decision, of what, in which words, from which state. */
export function shownOf(staffId: number, applicationId: number, act: Act, before: ProgressState): string {
  // Phases are read in no order.
  const phases = before.phases.toSorted((one, other) => one.phaseId - other.phaseId);
  const content = JSON.stringify([staffId, applicationId, act, { ...before, phases }]);
  return createHash("sha256").update(content).digest("base64url");
}

export type Previewed =
  | Refused
  | {
      status: "previewed";
      /** The letter to the applicant; null where there is none. */
      letter: ShownLetter | null;
      leaves: Date;
      /** To be sent back with the same act: no message goes out that nobody previewed. */
      seal: string;
    };

/** An act's message to its applicant, and its time; changes nothing. */
export async function previewAct(tx: Tx, deciding: Deciding, decision: Decision, naming: Naming): Promise<Previewed> {
  const result = await look(tx, deciding, decision);
  if (result.status === "refused") return result;
  const { telling, on, decided, leaves } = result;
  const binding = shownOf(deciding.staffId, decision.applicationId, decision.act, on.before);
  const letter = await showLetter(tx, telling, on, { decided, leaves, naming });
  return {
    status: "previewed",
    letter,
    leaves,
    seal: deciding.sealer.seal(shownPurpose, binding),
  };
}

export type HoldResult = Refused | { status: "held"; id: number; leaves: Date };

async function createAuditEntry(
  tx: Tx,
  { by, telling }: Deciding,
  action: TrailAction,
  applicationId: number,
  about: About,
) {
  const thing = { kind: "application", id: applicationId } as const;
  const { companyId, applicantId, act } = about;
  const entry = { action, needed: "candidate.act", thing, companyId, applicantIds: [applicantId], fields: [act.kind] };
  await recordTrail(tx, { ...by, ...entry }, telling.now);
}

interface About {
  companyId: number;
  applicantId: number;
  act: Act;
}

/**
 * Holds an act that was shown before (recruiting §6): staff see it at once, the applicant nothing until it is released.
 * @param seal from {@link previewAct} for the same act
 */
export async function holdAct(tx: Tx, deciding: Deciding, decision: Decision, seal: string): Promise<HoldResult> {
  const result = await look(tx, deciding, decision);
  if (result.status === "refused") return result;
  const { applicationId, act } = decision;
  const { leaves: releaseAt, vacancy, on } = result;
  const { staffId, telling } = deciding;
  const binding = shownOf(staffId, applicationId, act, on.before);
  if (deciding.sealer.open(shownPurpose, seal) !== binding) return refused("not-shown");
  const id = await insertHeld(tx, { applicationId, staffId, act, madeAt: telling.now, releaseAt });
  if (id === null) return refused("held");
  const about = { companyId: vacancy.companyId, applicantId: on.applicant.id, act };
  await createAuditEntry(tx, deciding, "application.act-held", applicationId, about);
  return { status: "held", id, leaves: releaseAt };
}

/** Undoes the held act of an application; its applicant sees nothing of it. */
export async function undoAct(
  tx: Tx,
  { by, now }: { by: DoneBy; now: Date },
  applicationId: number,
): Promise<{ status: "undone"; act: HeldAct } | { status: "not-held" }> {
  const undone = await undoHeld(tx, applicationId, now);
  if (undone === undefined) return { status: "not-held" };
  const vacancy = await vacancyOfApplication(tx, applicationId);
  const thing = { kind: "application", id: applicationId } as const;
  const entry = {
    action: "application.act-undone",
    needed: "candidate.act",
    thing,
    fields: [undone.act.kind],
  } as const;
  await recordTrail(tx, { ...by, ...entry, ...(vacancy && { companyId: vacancy.companyId }) }, now);
  return { status: "undone", act: undone };
}

/** Which of an act's dates is past by the time that its letter is read: a letter promises none of these. */
type PastDate = "due-past" | "at-past";

/** @param leaves when the letter leaves; days are Jakarta's */
export function pastDate(act: Act, leaves: Date): PastDate | null {
  if ("dueOn" in act && act.dueOn !== null && act.dueOn < jakartaDay(leaves)) return "due-past";
  return act.kind === "invite" && act.at !== null && new Date(act.at) <= leaves ? "at-past" : null;
}
