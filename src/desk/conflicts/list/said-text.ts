import { m } from "#messages";
import type { ActivityResult, PhaseStatus } from "../../../domain/applications/application.ts";
import { statusWords } from "../../../domain/applications/status-words.ts";
import type { RefusedProgress } from "../conflicts.calls.ts";

const phaseStatusWords: Readonly<Record<PhaseStatus, () => string>> = {
  "on-process": m.desk_conflicts_phase_on_process,
  passed: m.desk_conflicts_phase_passed,
  "not-continued": m.desk_conflicts_phase_not_continued,
  "vacancy-closed": m.desk_conflicts_phase_vacancy_closed,
};

const resultWords: Readonly<Record<ActivityResult, () => string>> = {
  passed: m.desk_conflicts_result_passed,
  "not-passed": m.desk_conflicts_result_not_passed,
};

/** What a row of the hiring system said of where an application stands. */
export function saidText({ phase, phaseStatus, status, result }: RefusedProgress): string {
  const told = [
    phase,
    phaseStatus && phaseStatusWords[phaseStatus](),
    status && m.desk_conflicts_whole({ status: statusWords[status]() }),
    result && m.desk_conflicts_result({ result: resultWords[result]() }),
  ];
  return told.filter((part) => part !== null).join(" · ");
}
