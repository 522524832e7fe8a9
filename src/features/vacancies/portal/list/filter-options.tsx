import { type ChangeEvent, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { documentLanguage } from "../../../../i18n/language.browser.ts";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { TextInput } from "../../../../ui/fields/text-input.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { FilterGroup } from "../../../../ui/overlay/filter-sheet.tsx";
import { allChoices } from "../list-filters.ts";
import { getSearchChoices } from "../vacancies.calls.ts";
import { type Choice, countText, type Group, getOptions, ofGroup, withChoice } from "./filter-groups.ts";
import styles from "./filter-options.module.css";
import { choosePath, type ListState, listPath } from "./list-state.ts";
import type { ListData } from "./load-list.ts";
import { formId } from "./use-list-form.ts";

interface FilterSearchProps {
  readonly group: Group;
  readonly state: ListState;
}

const labels = {
  province: m.vacancies_list_province_search,
  city: m.vacancies_list_city_search,
  company: m.vacancies_list_company_search,
  function: m.vacancies_list_function_search,
} as const;

/** Finds one of many options by its name; all are fetched when the field is first used. */
function FilterSearch({ group, state }: FilterSearchProps) {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const navigate = useNavigate();
  const listId = useId();
  const fetchChoices = async () => {
    if (choices.length > 0) return;
    const sent = await browserApi.send(getSearchChoices, allChoices(documentLanguage()));
    if (sent.status === "accepted") setChoices(getOptions(sent.answer.data, group));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const name = event.target.value.trim().toLowerCase();
    const found = choices.find(({ text }) => text.toLowerCase() === name);
    if (!found) return;
    event.target.value = "";
    void navigate(listPath(withChoice(state, group, found.id)), { preventScrollReset: true });
  };
  return (
    <div className={styles.search}>
      <TextInput
        icon="search"
        aria-label={labels[group]()}
        placeholder={labels[group]()}
        list={listId}
        onFocus={fetchChoices}
        onChange={choose}
      />
      <datalist id={listId}>
        {choices.map(({ id, text }) => (
          <option key={id}>{text}</option>
        ))}
      </datalist>
    </div>
  );
}

interface FilterOptionsProps {
  readonly group: Group;
  readonly data: ListData;
}

const titles = {
  province: m.vacancies_list_province,
  city: m.vacancies_list_city,
  function: m.vacancies_list_function,
  company: m.vacancies_list_company,
} as const;

const allLabels = {
  province: m.vacancies_list_province_all,
  city: m.vacancies_list_city_all,
  company: m.vacancies_list_company_all,
  function: m.vacancies_list_function_all,
} as const;

/** The options of one filter: the biggest, a short rest folded, a long rest by searching (without script a page of links). */
export function FilterOptions({ group, data }: FilterOptionsProps) {
  const isHydrated = useHydrated();
  const { state } = data;
  const { name, key } = ofGroup[group];
  const { shown, folded, searched } = data.groups[group];
  const chosen: readonly number[] = state[key];
  const option = (choice: (typeof shown)[number]) => (
    <FilterOption key={choice.id} name={name} choice={choice} data={data} isChosen={chosen.includes(choice.id)} />
  );
  if (shown.length === 0) return null;
  return (
    <FilterGroup title={titles[group]()}>
      {shown.map(option)}
      {folded.length > 0 && (
        <ShowMore summary={m.vacancies_list_more({ count: folded.length })}>{folded.map(option)}</ShowMore>
      )}
      {searched > 0 && isHydrated && <FilterSearch group={group} state={state} />}
      {searched > 0 && !isHydrated && (
        <Link className={styles.all} to={choosePath(group, state)}>
          {allLabels[group]({ count: numberText(searched) })}
        </Link>
      )}
    </FilterGroup>
  );
}

interface FilterOptionProps {
  readonly name: string;
  readonly choice: { readonly id: number | string; readonly text: string; readonly count: number };
  readonly data: ListData;
  readonly isChosen: boolean;
}

/** One option to tick; one without a vacancy within the other filters is greyed, but can still be ticked. */
export function FilterOption({ name, choice, data, isChosen }: FilterOptionProps) {
  const isEmpty = data.isCounted && choice.count === 0 && !isChosen;
  return (
    <Checkbox
      label={choice.text}
      count={countText(choice, data)}
      name={name}
      value={choice.id}
      form={formId}
      defaultChecked={isChosen}
      className={isEmpty ? styles.empty : undefined}
    />
  );
}
