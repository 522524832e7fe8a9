import { m } from "#messages";
import { keepAlertPath } from "../../../domain/alerts/alert-paths.ts";
import { lastPage } from "../../../domain/vacancies/vacancy.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { chosenFilters, everything, type ListState, listPath, searchQuery, withoutFilters } from "./list-state.ts";
import type { ListData } from "./load-list.ts";

function words(state: ListState): string {
  const isFiltered = chosenFilters(state) > 0;
  if (state.isMatch) return m.vacancies_list_empty_match();
  if (state.text !== "" && isFiltered) return m.vacancies_list_empty_text_filters({ words: state.text });
  if (state.text !== "") return m.vacancies_list_empty_text({ words: state.text });
  return isFiltered ? m.vacancies_list_empty_filters() : m.vacancies_list_empty_all();
}

/** Nothing on this page: because nothing fits (V19), or because the list ended earlier. */
export function NoResults({ data: { state, total } }: { readonly data: ListData }) {
  if (total.rows > 0) return <PastTheEnd state={state} last={lastPage(total.rows)} />;
  const isFiltered = chosenFilters(state) > 0;
  const isAsked = isFiltered || state.text !== "";
  const title = isAsked || state.isMatch ? m.vacancies_list_empty_title() : m.vacancies_list_empty_all_title();
  return (
    <StateScreen icon="search" title={title} level={3} text={words(state)}>
      {state.isMatch && <ButtonLink to="/profile-resume">{m.vacancies_list_empty_resume()}</ButtonLink>}
      {isAsked && (
        <ButtonLink to={keepAlertPath(searchQuery(state))} icon="bell">
          {m.vacancies_list_alert()}
        </ButtonLink>
      )}
      {isAsked && (
        <ButtonLink to={listPath(isFiltered ? withoutFilters(state) : everything)} kind="secondary">
          {isFiltered ? m.vacancies_list_empty_clear() : m.vacancies_list_empty_show_all()}
        </ButtonLink>
      )}
    </StateScreen>
  );
}

function PastTheEnd({ state, last }: { readonly state: ListState; readonly last: number }) {
  return (
    <StateScreen
      icon="file-text"
      tone="warm"
      title={m.vacancies_list_past_title()}
      level={3}
      text={m.vacancies_list_past_text({ page: last })}
    >
      <ButtonLink to={listPath({ ...state, page: last })}>{m.vacancies_list_past_last()}</ButtonLink>
    </StateScreen>
  );
}
