import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../../audit/trail.ts";
import { membersWhoMay } from "../../companies/roles/members-who-may.server.ts";
import { getSettings } from "../../companies/settings/company-settings.queries.server.ts";
import { tellStaff } from "../../notifications/tell-staff.server.ts";
import {
  type DeskVacancy,
  dropDraft,
  lockDeskVacancy,
  noteEdit,
  putDraft,
  setSubmitted,
} from "../draft/desk-vacancy.queries.server.ts";
import { missingFields, type VacancyFields } from "../draft/vacancy-fields.ts";
import { keepSaid } from "../imported/imported.queries.server.ts";
import { settleEdited } from "../imported/standing.server.ts";
import { openChecks } from "../open-checks.server.ts";
import { writeLead } from "../plan/plan.queries.server.ts";
import { addDays, closingMoment, dayBegins } from "../vacancy.ts";
import { deleteVacancy, keepVersion, writeFields, writeState } from "./publish.queries.server.ts";
import { dayFault } from "./publish-days.ts";
import { tell } from "./tell.server.ts";
import { type ChangeRefusal, mayAct, type VacancyChange, type VacancyChanged } from "./vacancy-state.ts";

/** How many applications hang on a vacancy; given by a later feature. */
export type ApplicationsTo = (tx: Tx, vacancyId: number) => Promise<{ all: number; onProcess: number }>;

export interface ChangingVacancy {
  by: DoneBy;
  now: Date;
  applicationsTo: ApplicationsTo;
}

const trailOf: Record<VacancyChange["kind"], TrailAction> = {
  submit: "vacancy.submitted",
  return: "vacancy.returned",
  publish: "vacancy.published",
  unschedule: "vacancy.unscheduled",
  open: "vacancy.opened",
  close: "vacancy.closed",
  extend: "vacancy.extended",
  archive: "vacancy.archived",
  "take-over": "vacancy.taken-over",
  delete: "vacancy.deleted",
};

const refused = (refusal: ChangeRefusal): VacancyChanged => ({ status: "refused", ...refusal });
const changed: VacancyChanged = { status: "changed" };

/**
 * The only writer of a vacancy's state beside imports: checks the table of transitions, writes the state and the trail,
 * all in the caller's transaction. The vacancy's row is locked here (decision 12); nothing of its applications is.
 */
export async function changeVacancy(
  tx: Tx,
  changing: ChangingVacancy,
  id: number,
  change: VacancyChange,
): Promise<VacancyChanged> {
  const vacancy = await lockDeskVacancy(tx, id);
  if (vacancy === undefined) return refused({ code: "unknown" });
  const by = changing.by.actor.kind === "staff" ? "staff" : "system";
  if (!mayAct(change.kind, vacancy.stage, by)) return refused({ code: "state-forbids", stage: vacancy.stage });
  await keepSaid(tx, vacancy);
  const outcome = await carryOut(tx, changing, vacancy, change);
  if (outcome.status === "refused") return outcome;
  await settleEdited(tx, id);
  await recordTrail(
    tx,
    {
      ...changing.by,
      action: trailOf[change.kind],
      needed: "posting.edit",
      thing: { kind: "vacancy", id },
      companyId: vacancy.companyId,
      ...getReason(change),
    },
    changing.now,
  );
  return outcome;
}

function getReason(change: VacancyChange): { reason?: string } {
  if (change.kind === "return") return { reason: change.words };
  if (change.kind !== "publish" || change.acceptedChecks.length === 0) return {};
  return { reason: change.acceptedChecks.map(({ check, reason }) => `${check}: ${reason}`).join("\n") };
}

async function carryOut(
  tx: Tx,
  changing: ChangingVacancy,
  vacancy: DeskVacancy,
  change: VacancyChange,
): Promise<VacancyChanged> {
  switch (change.kind) {
    case "submit":
      return submit(tx, changing, vacancy);
    case "return":
      return giveBack(tx, changing, vacancy);
    case "publish":
      return publish(tx, changing, vacancy, change);
    case "unschedule":
      await keepAsDraft(tx, vacancy);
      await writeState(tx, vacancy.id, { state: "draft" });
      return changed;
    case "open":
      await open(tx, vacancy, vacancy.fields, changing.now);
      return changed;
    case "close":
      return close(tx, changing, vacancy);
    case "extend":
      return extend(tx, changing, vacancy, change.endDay);
    case "archive":
      if ((await changing.applicationsTo(tx, vacancy.id)).onProcess > 0) return refused({ code: "on-process" });
      await writeState(tx, vacancy.id, { state: "archived" });
      await tell(tx, vacancy, vacancy.published);
      return changed;
    case "take-over":
      if (vacancy.lead === "desk") return refused({ code: "led-by-desk" });
      await writeLead(tx, vacancy.id);
      return changed;
    case "delete":
      if (vacancy.version !== change.version) return refused({ code: "stale" });
      if ((await changing.applicationsTo(tx, vacancy.id)).all > 0) return refused({ code: "applied-to" });
      await deleteVacancy(tx, vacancy.id);
      return changed;
  }
}

const isOpen = ({ state }: DeskVacancy) => state === "open";

/** A scheduled vacancy was published whole: cancelled, it is a draft again. */
async function keepAsDraft(tx: Tx, { id, fields, editedBy, editedAt, postedAt }: DeskVacancy): Promise<void> {
  await putDraft(tx, id, { fields, editedBy, now: editedAt ?? postedAt });
}

/** Who edited last and is not to publish what is in review. */
const lastEditor = ({ draft, editedBy }: DeskVacancy) => draft?.editedBy ?? editedBy;

/** Tells staff at the desk of what became of a vacancy. */
async function tellOf(
  tx: Tx,
  { by, now }: ChangingVacancy,
  { id: vacancyId, companyId }: DeskVacancy,
  { kind, to }: { kind: "review-asked" | "returned"; to: readonly (number | null)[] },
): Promise<void> {
  const notice = { to: to.filter((each) => each !== null), companyId, about: { kind, vacancyId } };
  await tellStaff(tx, { ...notice, by: by.actor.kind === "staff" ? by.actor.id : null }, now);
}

async function submit(tx: Tx, changing: ChangingVacancy, vacancy: DeskVacancy): Promise<VacancyChanged> {
  const missing = missingFields(vacancy.fields);
  if (missing.length > 0) return refused({ code: "incomplete", missing });
  if (vacancy.draft === null) await keepAsDraft(tx, vacancy);
  await setSubmitted(tx, vacancy.id, changing.now);
  if (!isOpen(vacancy)) await writeState(tx, vacancy.id, { state: "in-review" });
  const publishers = await membersWhoMay(tx, "posting.edit", { companyId: vacancy.companyId, vacancyId: vacancy.id });
  const to = publishers.filter((id) => id !== lastEditor(vacancy));
  await tellOf(tx, changing, vacancy, { kind: "review-asked", to });
  return changed;
}

async function giveBack(tx: Tx, changing: ChangingVacancy, vacancy: DeskVacancy): Promise<VacancyChanged> {
  await setSubmitted(tx, vacancy.id, null);
  if (!isOpen(vacancy)) await writeState(tx, vacancy.id, { state: "draft" });
  await tellOf(tx, changing, vacancy, { kind: "returned", to: [lastEditor(vacancy)] });
  return changed;
}

/** Why it may not be published by this person, as it is; null where it may. */
async function publishFault(
  tx: Tx,
  { by, now }: ChangingVacancy,
  vacancy: DeskVacancy,
  { opensOn, acceptedChecks }: Extract<VacancyChange, { kind: "publish" }>,
): Promise<ChangeRefusal | null> {
  const isInReview = vacancy.stage === "in-review" || vacancy.stage === "open-in-review";
  if (isInReview) {
    if (lastEditor(vacancy) === by.actor.id) return { code: "four-eyes" };
  } else if ((await getSettings(tx, vacancy.companyId)).requiresReview) return { code: "needs-review" };
  const missing = missingFields(vacancy.fields);
  if (missing.length > 0) return { code: "incomplete", missing };
  const fault = dayFault({ endDay: vacancy.fields.endDay ?? "", opensOn }, jakartaDay(now));
  if (fault !== null) return { code: "bad-day", ...fault };
  const accepted = new Set(acceptedChecks.map(({ check }) => check));
  const open = (await openChecks(tx, vacancy)).map(({ check }) => check).filter((check) => !accepted.has(check));
  return open.length > 0 ? { code: "checks-open", checks: [...new Set(open)] } : null;
}

async function publish(
  tx: Tx,
  changing: ChangingVacancy,
  vacancy: DeskVacancy,
  change: Extract<VacancyChange, { kind: "publish" }>,
): Promise<VacancyChanged> {
  const { now, by } = changing;
  const fault = await publishFault(tx, changing, vacancy, change);
  if (fault !== null) return refused(fault);
  const { id, fields } = vacancy;
  await writeFields(tx, id, fields, true);
  await keepVersion(tx, id, { fields, publishedBy: by.actor.id, now });
  await dropDraft(tx, id);
  if (change.opensOn !== null && !isOpen(vacancy) && change.opensOn > jakartaDay(now)) {
    await writeState(tx, id, { state: "scheduled", opens_at: dayBegins(change.opensOn) });
    return changed;
  }
  await open(tx, vacancy, fields, now);
  return changed;
}

/** Opens it from now on; one that is open already says something new from now on. */
async function open(tx: Tx, vacancy: DeskVacancy, fields: VacancyFields, now: Date): Promise<void> {
  const posted = isOpen(vacancy) ? {} : { posted_at: now };
  const first = vacancy.publishedAt === null ? { published_at: now } : {};
  await writeState(tx, vacancy.id, { state: "open", ...posted, ...first });
  await tell(tx, vacancy, fields);
}

async function close(tx: Tx, { now }: ChangingVacancy, vacancy: DeskVacancy): Promise<VacancyChanged> {
  await writeState(tx, vacancy.id, { state: "closed", closes_at: now, end_date: jakartaDay(now) });
  await tell(tx, vacancy, vacancy.published);
  return changed;
}

/** Days after its closing that a vacancy may still be extended. */
const extendDays = 90;

async function extend(
  tx: Tx,
  { now, by }: ChangingVacancy,
  vacancy: DeskVacancy,
  endDay: string,
): Promise<VacancyChanged> {
  const today = jakartaDay(now);
  if (vacancy.state === "closed" && addDays(jakartaDay(vacancy.closesAt), extendDays) < today) {
    return refused({ code: "state-forbids", stage: vacancy.stage });
  }
  const fault = dayFault({ endDay, opensOn: null }, today);
  if (fault !== null) return refused({ code: "bad-day", ...fault });
  await writeState(tx, vacancy.id, { state: "open", end_date: endDay, closes_at: closingMoment(endDay) });
  if (vacancy.draft !== null) {
    const fields = { ...vacancy.draft.fields, endDay };
    await putDraft(tx, vacancy.id, { fields, editedBy: vacancy.draft.editedBy, now: vacancy.draft.editedAt });
  }
  await noteEdit(tx, vacancy.id, by.actor.id, now);
  await tell(tx, vacancy, vacancy.published);
  return changed;
}
