import type { Tx } from "../../../platform/database/database.ts";
import { takeBackNotices } from "../../notifications/tell-staff.server.ts";
import { type DeskVacancy, findDeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { putImported } from "./imported.queries.server.ts";
import { getValues, only, type SomeValues, toldFields } from "./imported-values.ts";
import { type ImportState, ours, settled } from "./merge-import.ts";

/** Whether what a vacancy's own row says is, or will be, what the public reads. */
export const isOfPublic = ({ state }: Pick<DeskVacancy, "state">) => state !== "draft" && state !== "in-review";

/** How a vacancy stands when an import speaks of it, or someone chooses. */
export function standingOf(vacancy: DeskVacancy): ImportState {
  const { published, draft, fields, imported, state, isClosedByHand } = vacancy;
  return {
    published: isOfPublic(vacancy) ? getValues(published) : null,
    draft: isOfPublic(vacancy) ? draft && getValues(draft.fields) : getValues(fields),
    said: imported?.said ?? {},
    pending: imported?.pending ?? {},
    ...{ isClosedByHand, isShown: state === "open" },
  };
}

/** Both values of the fields that wait for a choice: the desk's, and what an import said since. */
export function waitingValues(vacancy: DeskVacancy): { ours: SomeValues; theirs: SomeValues } {
  const state = standingOf(vacancy);
  return { ours: only(ours(state), toldFields(state.pending)), theirs: state.pending };
}

/** After an edit: what says the same in the desk as the import does is chosen already. */
export async function settleEdited(tx: Tx, id: number): Promise<void> {
  const vacancy = await findDeskVacancy(tx, id);
  if (!vacancy?.imported) return;
  const known = settled(standingOf(vacancy));
  if (known === null) return;
  await putImported(tx, id, { ...vacancy.imported, ...known });
  if (toldFields(known.pending).length === 0) await takeBackNotices(tx, "conflict", id);
}
