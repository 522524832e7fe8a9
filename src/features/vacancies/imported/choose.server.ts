import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import type { TrailAction } from "../../audit/trail.ts";
import { takeBackNotices } from "../../notifications/tell-staff.server.ts";
import {
  type DeskVacancy,
  dropDraft,
  findDeskVacancy,
  lockDeskVacancy,
  nextVersion,
  putDraft,
  rewriteDraft,
} from "../draft/desk-vacancy.queries.server.ts";
import type { Editing } from "../draft/edit-vacancy.server.ts";
import { draftAfter } from "../put/merged-vacancy.server.ts";
import { keepVersion, writeFields, writeState } from "../states/publish.queries.server.ts";
import { tell } from "../states/tell.server.ts";
import { closingMoment } from "../vacancy.ts";
import { putImported } from "./imported.queries.server.ts";
import {
  type Choices,
  chosen,
  type ImportedField,
  only,
  type SomeValues,
  toldFields,
  withValues,
} from "./imported-values.ts";
import { inOrder, ours } from "./merge-import.ts";
import { isOfPublic, standingOf } from "./standing.server.ts";

export type Chosen =
  | { status: "chosen"; vacancy: DeskVacancy }
  | { status: "unknown" }
  | { status: "stale"; current: DeskVacancy }
  /** These wait for no choice. */
  | { status: "not-waiting"; fields: readonly ImportedField[] }
  | { status: "salary-order" };

/**
 * Chooses, field by field, between the desk's value and the import's. What is taken from the import is public at once,
 * as an import's own word is, and lies in the draft too.
 * @param version that was read: of two people who choose, the later one gets the current values
 */
export async function chooseImported(
  tx: Tx,
  editing: Editing,
  { id, version, choices }: { id: number; version: number; choices: Choices },
): Promise<Chosen> {
  const vacancy = await lockDeskVacancy(tx, id);
  if (vacancy === undefined) return { status: "unknown" };
  if (vacancy.version !== version) return { status: "stale", current: vacancy };
  const { imported } = vacancy;
  const waiting = toldFields(imported?.pending ?? {});
  const [kept, taken] = [chosen(choices, "ours"), chosen(choices, "theirs")];
  const strange = [...kept, ...taken].filter((field) => !waiting.includes(field));
  if (imported === null || strange.length > 0) return { status: "not-waiting", fields: strange };
  const values = only(imported.pending, taken);
  if (!inOrder({ ...ours(standingOf(vacancy)), ...values })) return { status: "salary-order" };
  if (taken.length > 0) await take(tx, editing, vacancy, values);
  const pending = only(
    imported.pending,
    waiting.filter((field) => choices[field] === undefined),
  );
  const saidValues = { ...imported.said, ...only(imported.pending, [...kept, ...taken]) };
  await putImported(tx, id, { ...imported, said: saidValues, pending });
  await nextVersion(tx, id);
  if (toldFields(pending).length === 0) await takeBackNotices(tx, "conflict", id);
  await record(tx, editing, vacancy, "conflict.kept-ours", kept);
  await record(tx, editing, vacancy, "conflict.took-theirs", taken);
  return { status: "chosen", vacancy: (await findDeskVacancy(tx, id)) ?? vacancy };
}

/** Makes values of an import's the vacancy's own. */
async function take(tx: Tx, editing: Editing, vacancy: DeskVacancy, values: SomeValues): Promise<void> {
  const { id, draft, published, state } = vacancy;
  if (!isOfPublic(vacancy)) {
    const fields = withValues(vacancy.fields, values);
    if (draft === null) await putDraft(tx, id, { fields, editedBy: vacancy.editedBy, now: editing.now });
    else await rewriteDraft(tx, id, fields);
    await writeFields(tx, id, { ...fields, endDay: null }, false);
    return;
  }
  const fields = withValues(published, values);
  await writeFields(tx, id, { ...fields, endDay: values.endDay ?? null }, true);
  if (vacancy.isClosedByHand && values.endDay) {
    await writeState(tx, id, { state: "open", end_date: values.endDay, closes_at: closingMoment(values.endDay) });
  }
  if (draft !== null) {
    const next = draftAfter(vacancy, fields, values);
    if (next === null) await dropDraft(tx, id);
    else await rewriteDraft(tx, id, next);
  }
  if (state === "open" || state === "closed") {
    await keepVersion(tx, id, { fields, publishedBy: editing.by.actor.id, now: editing.now });
    await tell(tx, vacancy, fields);
  }
}

async function record(
  tx: Tx,
  { by, now }: Editing,
  { id, companyId }: DeskVacancy,
  action: TrailAction,
  fields: readonly ImportedField[],
): Promise<void> {
  if (fields.length === 0) return;
  const thing = { kind: "vacancy", id } as const;
  await recordTrail(tx, { ...by, action, needed: "conflict.resolve", thing, companyId, fields }, now);
}
