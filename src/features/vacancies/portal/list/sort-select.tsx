import { m } from "#messages";
import { Select } from "../../../../ui/fields/select-field.tsx";
import type { ListSort } from "../../vacancy.ts";
import { type ListState, names } from "./list-state.ts";
import styles from "./sort-select.module.css";
import { formId, type ListForm } from "./use-list-form.ts";

const labels = {
  nearest: m.vacancies_list_sort_nearest,
  newest: m.vacancies_list_sort_newest,
  closing: m.vacancies_list_sort_closing,
  relevance: m.vacancies_list_sort_relevance,
} as const;

/** The orders that make sense, the usual one first: by distance from where one starts, by fit where there is something to fit. */
function orders({ text, isMatch, near }: ListState): readonly ListSort[] {
  const byDate = ["newest", "closing"] as const;
  const byFit = text === "" && !isMatch ? byDate : (["relevance", ...byDate] as const);
  return near === null ? byFit : ["nearest", ...byFit];
}

interface SortSelectProps {
  readonly state: ListState;
  readonly form: ListForm;
}

/** In which order; the usual one leaves no trace in the address. */
export function SortSelect({ state, form }: SortSelectProps) {
  const [usual, ...others] = orders(state);
  const options = [usual, ...others].flatMap((sort) =>
    sort === undefined ? [] : [{ value: sort === usual ? "" : sort, label: labels[sort]() }],
  );
  return (
    <div className={styles.sort}>
      <label htmlFor={names.sort}>{m.vacancies_list_sort()}</label>
      <Select
        id={names.sort}
        name={names.sort}
        form={formId}
        options={options}
        defaultValue={state.sort ?? ""}
        onChange={form.onChoose}
      />
    </div>
  );
}
