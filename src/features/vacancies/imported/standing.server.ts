import type { DeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { only, type SomeValues, toldFields, valuesOf } from "./imported-values.ts";
import { ours, type Standing } from "./merge-import.ts";

/** Whether what a vacancy's own row says is, or will be, what the public reads. */
export const isOfPublic = ({ state }: Pick<DeskVacancy, "state">) => state !== "draft" && state !== "in-review";

/** How a vacancy stands when an import speaks of it, or somebody chooses. */
export function standingOf(vacancy: DeskVacancy): Standing {
  const { published, draft, fields, imported, state, isClosedByHand } = vacancy;
  return {
    published: isOfPublic(vacancy) ? valuesOf(published) : null,
    draft: isOfPublic(vacancy) ? draft && valuesOf(draft.fields) : valuesOf(fields),
    said: imported?.said ?? {},
    pending: imported?.pending ?? {},
    ...{ isClosedByHand, isShown: state === "open" },
  };
}

/** Both values of the fields that wait for a choice: the desk's, and what an import said since. */
export function waitingValues(vacancy: DeskVacancy): { ours: SomeValues; theirs: SomeValues } {
  const standing = standingOf(vacancy);
  return { ours: only(ours(standing), toldFields(standing.pending)), theirs: standing.pending };
}
