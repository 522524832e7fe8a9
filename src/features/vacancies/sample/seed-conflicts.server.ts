import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { findDeskVacancy, nextVersion } from "../draft/desk-vacancy.queries.server.ts";
import { type Editing, editVacancy } from "../draft/edit-vacancy.server.ts";
import { putImported } from "../imported/imported.queries.server.ts";
import type { SomeValues } from "../imported/imported-values.ts";
import { mergeImport } from "../imported/merge-import.ts";
import { standingOf } from "../imported/standing.server.ts";
import { vacancyIdsByCode } from "../showing.queries.server.ts";
import { type ApplicationsTo, changeVacancy } from "../states/change-vacancy.server.ts";
import { checkKinds } from "../states/vacancy-state.ts";
import { addDays } from "../vacancy.ts";

interface Seeding extends Editing {
  applicationsTo: ApplicationsTo;
}

/** The vacancy that was given more time in the desk, and the one that seeks more people. */
const extended = "AKL-2611-018";
const enlarged = "AKL-2611-004";

/** Gives the desk two conflicts: someone edited, and an import says something else since (recruiting §13). */
export async function seedConflicts(tx: Tx, seeding: Seeding): Promise<void> {
  const ids = await vacancyIdsByCode(tx, [extended, enlarged]);
  const [extendedId, enlargedId] = [ids.get(extended), ids.get(enlarged)];
  if (extendedId === undefined || enlargedId === undefined) return;
  const today = jakartaDay(seeding.now);
  const ago = (days: number) => new Date(seeding.now.getTime() - days * 86_400_000);
  const editing = { ...seeding, now: ago(7) };
  await changeVacancy(tx, editing, extendedId, { kind: "extend", endDay: addDays(today, 100) });
  await hear(tx, extendedId, { endDay: addDays(today, 85) }, ago(3));
  const version = (await findDeskVacancy(tx, enlargedId))?.version ?? 0;
  await editVacancy(tx, editing, { id: enlargedId, version, edits: { openings: 4 } });
  const acceptedChecks = checkKinds.map((check) => ({ check, reason: "Contoh untuk peragaan." }));
  await changeVacancy(tx, editing, enlargedId, { kind: "publish", opensOn: null, acceptedChecks });
  await hear(tx, enlargedId, { openings: 3 }, ago(2));
}

/** Imported values of one vacancy. */
async function hear(tx: Tx, id: number, values: SomeValues, now: Date): Promise<void> {
  const vacancy = await findDeskVacancy(tx, id);
  if (!vacancy?.imported) return;
  const { said, pending } = mergeImport(standingOf(vacancy), values, { takesAll: false, now });
  await putImported(tx, id, { ...vacancy.imported, said, pending, pendingAt: now });
  await nextVersion(tx, id);
}
