import { type ChangeEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { browserApi } from "../../../contract/browser-api.ts";
import { documentLanguage } from "../../../i18n/language.browser.ts";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { allChoices } from "../list-filters.ts";
import { getSearchChoices } from "../vacancies.calls.ts";
import type { Choice } from "./filter-choices.ts";
import { type Group, optionsOf, withChoice } from "./filter-groups.ts";
import styles from "./filter-options.module.css";
import { type ListState, listPath } from "./list-state.ts";

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
export function FilterSearch({ group, state }: FilterSearchProps) {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const navigate = useNavigate();
  const listId = useId();
  const fetchChoices = async () => {
    if (choices.length > 0) return;
    const sent = await browserApi.send(getSearchChoices, allChoices(documentLanguage()));
    if (sent.status === "accepted") setChoices(optionsOf(sent.answer.data, group));
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
