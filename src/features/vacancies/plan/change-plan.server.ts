import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail, recordTrails } from "../../audit/trail.queries.server.ts";
import type { TrailAction } from "../../audit/trail.ts";
import { recruitmentPhases } from "../../reference-data/master-data.server.ts";
import { type DeskVacancy, findDeskVacancy, lockDeskVacancy, noteEdit } from "../draft/desk-vacancy.queries.server.ts";
import type { Editing } from "../draft/edit-vacancy.server.ts";
import type { Showing } from "../showing.queries.server.ts";
import { writePlan } from "./plan.queries.server.ts";
import type { Plan } from "./plan.ts";

/** Phases that applications to a vacancy have begun; given by a later feature. */
export type PhasesBegun = (tx: Tx, vacancyId: number) => Promise<readonly number[]>;

/** Someone who applied already. */
interface Applied {
  applicationId: number;
  applicantId: number;
}

/** Who would be seen with a name, or by hiring managers, once a plan is another one; given by a later feature. */
export type Uncovers = (
  tx: Tx,
  before: Showing,
  after: Showing,
) => Promise<{ revealed: readonly Applied[]; shared: readonly Applied[] }>;

/** Requirements of a plan that uncovers people who applied already (recruiting §3, recruiting §11). */
export interface Uncovering {
  /** Whether the second step was shown lately. */
  isProved: boolean;
  reason: string | null;
}

export type PlanChanged =
  /** It uncovers people: the second step first, or a reason. */
  | { status: "proof-needed" | "reason-needed" }
  | { status: "saved"; vacancy: DeskVacancy }
  | { status: "unknown" | "led-by-import" }
  | { status: "stale"; current: DeskVacancy }
  | { status: "phase-in-use"; phaseIds: readonly number[] }
  | { status: "phase-unknown"; field: "phaseIds" | "revealedFrom" | "sharedFrom" };

/** The first phase is where every application begins: no plan is without it. */
function inOrder(chosenIds: readonly number[], all: readonly number[]): number[] {
  return all.filter((id, place) => place === 0 || chosenIds.includes(id));
}

function unknownIn({ phaseIds, revealedFrom, sharedFrom }: Plan, all: readonly number[]) {
  if (phaseIds?.some((id) => !all.includes(id))) return "phaseIds";
  const plan = phaseIds === null ? all : inOrder(phaseIds, all);
  if (revealedFrom !== null && !plan.includes(revealedFrom)) return "revealedFrom";
  return sharedFrom !== null && !plan.includes(sharedFrom) ? "sharedFrom" : null;
}

/**
 * Changes how a vacancy recruits, at once: its applicants then see these phases and no others. A phase that someone
 * began stays.
 */
export async function changePlan(
  tx: Tx,
  { by, now }: Editing,
  { phasesBegun, uncovers }: { phasesBegun: PhasesBegun; uncovers: Uncovers },
  { id, version, plan, isProved, reason }: { id: number; version: number; plan: Plan } & Uncovering,
): Promise<PlanChanged> {
  const vacancy = await lockDeskVacancy(tx, id);
  if (vacancy === undefined) return { status: "unknown" };
  if (vacancy.version !== version) return { status: "stale", current: vacancy };
  if (vacancy.lead === "import" && plan.phaseIds !== null) return { status: "led-by-import" };
  const all = (await recruitmentPhases(tx, "id")).map((phase) => phase.id);
  const field = unknownIn(plan, all);
  if (field !== null) return { status: "phase-unknown", field };
  const phaseIds = plan.phaseIds === null ? null : inOrder(plan.phaseIds, all);
  const lost = (await phasesBegun(tx, id)).filter((phase) => phaseIds !== null && !phaseIds.includes(phase));
  if (lost.length > 0) return { status: "phase-in-use", phaseIds: lost };
  const uncovered = await uncovers(tx, vacancy, { id, ...plan });
  if (uncovered.revealed.length + uncovered.shared.length > 0) {
    if (!isProved) return { status: "proof-needed" };
    if (reason === null) return { status: "reason-needed" };
    await tellUncovered(tx, { by, now }, vacancy, { ...uncovered, reason });
  }
  await writePlan(tx, id, { ...plan, phaseIds });
  await noteEdit(tx, id, by.actor.id, now);
  const { companyId } = vacancy;
  const entry = { ...by, action: "vacancy.plan-changed", needed: "posting.edit", companyId } as const;
  await recordTrail(
    tx,
    {
      ...entry,
      ...(reason !== null && { reason }),
      thing: { kind: "vacancy", id },
      fields: changedIn(vacancy, { ...plan, phaseIds }),
    },
    now,
  );
  return { status: "saved", vacancy: (await findDeskVacancy(tx, id)) ?? vacancy };
}

/** An entry for each person, as if each had been uncovered by hand. */
async function tellUncovered(
  tx: Tx,
  { by, now }: Editing,
  { companyId }: DeskVacancy,
  { revealed, shared, reason }: Awaited<ReturnType<Uncovers>> & { reason: string },
): Promise<void> {
  const getEntries = (of: readonly Applied[], deed: { action: TrailAction; needed: string }) =>
    of.map(({ applicationId, applicantId }) => ({
      ...{ ...by, ...deed, companyId, reason, thing: { kind: "application" as const, id: applicationId } },
      applicantIds: [applicantId],
    }));
  await recordTrails(
    tx,
    [
      ...getEntries(revealed, { action: "candidate.revealed", needed: "candidate.reveal" }),
      ...getEntries(shared, { action: "candidate.shared", needed: "candidate.share" }),
    ],
    now,
  );
}

function changedIn(before: DeskVacancy, { phaseIds, blind, revealedFrom, sharedFrom }: Plan): string[] {
  return [
    ...(JSON.stringify(before.plan) === JSON.stringify(phaseIds) ? [] : ["plan"]),
    ...(before.blind === blind ? [] : ["blind"]),
    ...(before.revealedFrom === revealedFrom ? [] : ["revealedFrom"]),
    ...(before.sharedFrom === sharedFrom ? [] : ["sharedFrom"]),
  ];
}
