import type { Db, Tx } from "../../platform/database/database.ts";
import { recruitmentPhases } from "../reference-data/master-data.server.ts";
import { newPhase, type StoredPhase } from "./phases.ts";
import type { PhaseNames } from "./progress/merge-progress.ts";

const sent = { id: "Lamaran dikirim", en: "Application sent" } as const;

/** The first phase of a new application, under way since `day` (`YYYY-MM-DD`); null where there are no phases. */
export async function firstPhase(tx: Tx, day: string): Promise<StoredPhase | null> {
  const [first] = await recruitmentPhases(tx, "id");
  if (first === undefined) return null;
  const activity = { name: sent, result: null, activityDate: day, resultDate: null } as const;
  return { ...newPhase(first.id, day), activities: [activity] };
}

/** The recruitment phases in their order, in both languages. */
export async function phaseOrder(db: Db): Promise<PhaseNames[]> {
  const english = new Map((await recruitmentPhases(db, "en")).map(({ id, name }) => [id, name]));
  return (await recruitmentPhases(db, "id")).map(({ id, code, name }) => ({
    id,
    code,
    name: { id: name, en: english.get(id) ?? name },
  }));
}
