import type { Tx } from "../../../platform/database/database.ts";
import { takeBackNotices } from "../../notifications/tell-staff.server.ts";
import { findDeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { putImported } from "./imported.queries.server.ts";
import { toldFields } from "./imported-values.ts";
import { settled } from "./merge-import.ts";
import { standingOf } from "./standing.server.ts";

/** After an edit: what says the same in the desk as the import does is chosen already. */
export async function settleEdited(tx: Tx, id: number): Promise<void> {
  const vacancy = await findDeskVacancy(tx, id);
  if (!vacancy?.imported) return;
  const known = settled(standingOf(vacancy));
  if (known === null) return;
  await putImported(tx, id, { ...vacancy.imported, ...known });
  if (toldFields(known.pending).length === 0) await takeBackNotices(tx, "conflict", id);
}
