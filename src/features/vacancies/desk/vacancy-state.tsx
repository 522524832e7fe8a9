import { m } from "#messages";
import { type StateTone, StateWord } from "../../../ui/dense/state-word.tsx";
import type { VacancyState } from "../states/vacancy-state.ts";

export const stateWords: Readonly<Record<VacancyState, () => string>> = {
  draft: m.desk_vacancies_state_draft,
  "in-review": m.desk_vacancies_state_in_review,
  scheduled: m.desk_vacancies_state_scheduled,
  open: m.desk_vacancies_state_open,
  closed: m.desk_vacancies_state_closed,
  archived: m.desk_vacancies_state_archived,
};

const tones: Readonly<Record<VacancyState, StateTone>> = {
  draft: "none",
  "in-review": "go",
  scheduled: "info",
  open: "ok",
  closed: "end",
  archived: "none",
};

/** Where a vacancy stands, as word and shape. */
export function VacancyStateWord({ state }: { readonly state: VacancyState }) {
  return <StateWord tone={tones[state]}>{stateWords[state]()}</StateWord>;
}
