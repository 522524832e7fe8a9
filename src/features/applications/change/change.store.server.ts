import "../application.tables.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import { type ApplicationStatus, type BothLanguages, withdrawn } from "../application.ts";
import type { StoredPhase } from "../phases.ts";
import { eventVersion } from "./application-event.ts";
import type { Changed } from "./change.server.ts";

export interface NewApplication {
  applicantId: number;
  vacancyId: number;
  position: { id: string; en: string };
  companyName: string;
  platformId: number;
  mediaCode: string | null;
}

/**
 * Writes an application on process, in its first phase. @returns its id, or null when an active one is there already
 */
export async function insertApplication(
  tx: Tx,
  application: NewApplication,
  phase: StoredPhase | null,
  now: Date,
): Promise<number | null> {
  const inserted = await tx
    .insertInto("applications")
    .values({
      applicant_id: application.applicantId,
      vacancy_id: application.vacancyId,
      position_id: application.position.id,
      position_en: application.position.en,
      company_name: application.companyName,
      status: "on-process",
      phase_id: phase?.phaseId ?? null,
      platform_id: application.platformId,
      media_code: application.mediaCode,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["applicant_id", "vacancy_id"])
        .where(sql<boolean>`end_reason is distinct from ${sql.lit(withdrawn)}`)
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return null;
  if (phase !== null) await writePhases(tx, inserted.id, [phase]);
  return inserted.id;
}

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

async function writePhases(tx: Tx, applicationId: number, phases: readonly StoredPhase[]): Promise<void> {
  if (phases.length === 0) return;
  const rows = phases.map((phase) => ({
    application_id: applicationId,
    phase_id: phase.phaseId,
    status: phase.status,
    activities: JSON.stringify(phase.activities),
    began_on: phase.beganOn,
    next_step: json(phase.nextStep),
    due_on: phase.dueOn,
    invitation: json(phase.invitation),
    star_form_code: phase.starFormCode,
  }));
  await tx
    .insertInto("application_phases")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["application_id", "phase_id"]).doUpdateSet(({ ref }) => ({
        status: ref("excluded.status"),
        activities: ref("excluded.activities"),
        began_on: ref("excluded.began_on"),
        next_step: ref("excluded.next_step"),
        due_on: ref("excluded.due_on"),
        invitation: ref("excluded.invitation"),
        star_form_code: ref("excluded.star_form_code"),
      })),
    )
    .execute();
}

/** Writes how far an application is: status, the phase it stands in, every phase that has begun; the first word of the
 * hiring side counts as its answer. */
export async function writeProgress(
  tx: Tx,
  applicationId: number,
  progress: {
    status: ApplicationStatus;
    currentPhaseId: number | null;
    endWords: BothLanguages | null;
    phases: readonly StoredPhase[];
  },
  now: Date,
): Promise<void> {
  const { status, currentPhaseId, endWords, phases } = progress;
  await tx
    .updateTable("applications")
    .set(({ fn, ref, val }) => ({
      status,
      phase_id: currentPhaseId,
      end_words: json(endWords),
      answered_at: fn.coalesce(ref("answered_at"), val(now)),
    }))
    .where("id", "=", applicationId)
    .execute();
  // Who was moved back has not begun what came after.
  await tx
    .deleteFrom("application_phases")
    .where("application_id", "=", applicationId)
    .where("phase_id", "not in", [-1, ...phases.map(({ phaseId }) => phaseId)])
    .execute();
  await writePhases(tx, applicationId, phases);
}

/** Ends an application as withdrawn, and its current phase: no task of it stays open. */
export async function endAsWithdrawn(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ status: "not-continued", end_reason: withdrawn })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("application_phases")
    .set(({ eb }) => ({
      status: eb
        .case()
        .when("status", "=", "on-process")
        .then("not-continued" as const)
        .else(eb.ref("status"))
        .end(),
      next_step: null,
      due_on: null,
    }))
    .where("application_id", "=", id)
    .execute();
}

/** Writes the one event of a change. */
export async function insertEvent(tx: Tx, { applicationId, actor, event, at }: Changed): Promise<void> {
  await tx
    .insertInto("application_events")
    .values({
      application_id: applicationId,
      at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      kind: event.kind,
      version: eventVersion,
      details: JSON.stringify(event.details),
    })
    .execute();
}
