import { m } from "#messages";
import { closingWithin } from "../../../domain/vacancies/desk-list/vacancy-list.ts";
import { numberText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { FilterBar } from "../../../ui/dense/filter-bar.tsx";
import { Select } from "../../../ui/fields/select-field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { useViewer } from "../../shell/use-viewer.ts";
import type { VacancyChoices } from "../vacancies.calls.ts";
import type { ListFilters } from "./load-vacancies.ts";

interface VacancyFiltersProps {
  readonly filters: ListFilters;
  readonly choices: VacancyChoices;
}

const optionsOf = (choices: VacancyChoices["companies"]) =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }));

/** What narrows the list; the state's tab and the order stay. */
export function VacancyFilters({ filters, choices }: VacancyFiltersProps) {
  return (
    <FilterBar
      label={m.desk_vacancies_filters()}
      button={
        <Button type="submit" kind="secondary">
          {m.desk_vacancies_find()}
        </Button>
      }
    >
      {filters.state !== "" && <input type="hidden" name="state" value={filters.state} />}
      {filters.sort !== "" && <input type="hidden" name="sort" value={filters.sort} />}
      <TextInput
        type="search"
        name="q"
        maxLength={100}
        aria-label={m.desk_vacancies_search()}
        placeholder={m.desk_vacancies_search()}
        defaultValue={filters.q}
      />
      {choices.companies.length > 1 && (
        <Select
          name="companyId"
          aria-label={m.desk_vacancies_col_company()}
          placeholder={m.desk_vacancies_any_company()}
          defaultValue={filters.companyId}
          options={optionsOf(choices.companies)}
        />
      )}
      <Select
        name="functionId"
        aria-label={m.desk_vacancies_any_function()}
        placeholder={m.desk_vacancies_any_function()}
        defaultValue={filters.functionId}
        options={optionsOf(choices.functions)}
      />
      <Select
        name="ownerId"
        aria-label={m.desk_vacancies_col_owner()}
        placeholder={m.desk_vacancies_any_owner()}
        defaultValue={filters.ownerId}
        options={optionsOf(choices.owners)}
      />
      <Select
        name="closing"
        aria-label={m.desk_vacancies_col_closes()}
        placeholder={m.desk_vacancies_any_closing()}
        defaultValue={filters.closing}
        options={closingWithin.map((days) => ({
          value: String(days),
          label: m.desk_vacancies_closing_within({ days: numberText(days) }),
        }))}
      />
      <ReviewFilter chosen={filters.review} />
    </FilterBar>
  );
}

/** For whoever may publish what somebody else edited. */
function ReviewFilter({ chosen }: { readonly chosen: string }) {
  if (!useViewer().actions.includes("posting.edit")) return null;
  return (
    <Select
      name="review"
      aria-label={m.desk_vacancies_review()}
      placeholder={m.desk_vacancies_any_review()}
      defaultValue={chosen}
      options={[{ value: "mine", label: m.desk_vacancies_review_mine() }]}
    />
  );
}
