import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { type StateTone, StateWord } from "../../../ui/dense/state-word.tsx";
import type { VacancyState } from "../states/vacancy-state.ts";
import type { DeskVacancyAnswer } from "./vacancies.calls.ts";

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

/** A vacancy's title in the page's language, else in Indonesian, which comes first. */
export function vacancyTitle({ title }: Pick<DeskVacancyAnswer, "title">): string {
  return title[getLocale()] || title.id || m.desk_vacancies_untitled();
}

/** To the public page as it would be published, in a tab of its own (F12). */
export function PreviewLink({ path }: { readonly path: string }) {
  return (
    <ButtonLink kind="quiet" icon="eye" to={path} target="_blank" reloadDocument>
      {m.desk_vacancies_preview_open()}
    </ButtonLink>
  );
}
