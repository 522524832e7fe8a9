import { useHref } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { type ListState, names } from "./list-state.ts";
import styles from "./search-form.module.css";
import { formId, type ListForm } from "./use-list-form.ts";

interface SearchFormProps {
  readonly form: ListForm;
  readonly state: ListState;
  readonly suggestions: readonly string[];
}

const suggestionsId = "vacancy-suggestions";

/** The words to search for; the form that filters and order belong to as well. */
export function SearchForm({ form, state, suggestions }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form id={formId} method="get" action={useHref("/lowongan")} onSubmit={form.onSubmit} autoComplete="off">
        <TextInput
          type="search"
          name={names.text}
          icon="search"
          aria-label={m.vacancies_list_search_label()}
          placeholder={m.vacancies_list_search_hint()}
          defaultValue={state.text}
          maxLength={100}
          enterKeyHint="search"
          list={suggestionsId}
        />
        <datalist id={suggestionsId}>
          {suggestions.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </datalist>
        <Button type="submit" icon="search" aria-label={m.vacancies_list_search()}>
          <span>{m.vacancies_list_search()}</span>
        </Button>
      </form>
    </search>
  );
}
