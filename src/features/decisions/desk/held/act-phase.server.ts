import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { Act } from "../../../applications/act/act.schema.ts";
import { phaseNames } from "../../../candidates/list/tell-candidate.server.ts";

/** Names the phase that an act leads to or is about; null for an act that names none. */
export async function createPhaseNaming(db: Db, language: Language): Promise<(act: Act) => string | null> {
  const names = new Map((await phaseNames(db, language)).map(({ id, name }) => [id, name]));
  return (act) => ("phaseId" in act ? (names.get(act.phaseId) ?? null) : null);
}
