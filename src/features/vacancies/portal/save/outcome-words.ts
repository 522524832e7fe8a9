import { m } from "#messages";
import type { SaveOutcome } from "./act-on-save.ts";

/** Saved, failed to save, unsaved, failed to unsave (§8). */
export function outcomeWords({ status, wanted }: Pick<SaveOutcome, "status" | "wanted">): string {
  if (status === "done") return wanted ? m.vacancies_save_done() : m.vacancies_save_undone();
  return wanted ? m.vacancies_save_failed() : m.vacancies_save_undo_failed();
}
