import { useHref } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { VacancySearchInput } from "../suggest/vacancy-search-input.tsx";
import { type ListState, names } from "./list-state.ts";
import styles from "./search-form.module.css";
import { formId, type ListForm } from "./use-list-form.ts";

interface SearchFormProps {
  readonly form: ListForm;
  readonly state: ListState;
}

/** The one field for words, companies, places and codes; the form that filters and order belong to as well. */
export function SearchForm({ form, state }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form id={formId} method="get" action={useHref("/lowongan")} onSubmit={form.onSubmit} autoComplete="off">
        <VacancySearchInput
          aria-label={m.vacancies_list_search_label()}
          placeholder={m.vacancies_list_search_hint()}
          defaultValue={state.text}
          searchNow={() => state}
        />
        {state.isExact && <input type="hidden" name={names.exact} value={state.text} />}
        <Button type="submit" icon="search" aria-label={m.vacancies_list_search()}>
          <span>{m.vacancies_list_search()}</span>
        </Button>
      </form>
    </search>
  );
}
