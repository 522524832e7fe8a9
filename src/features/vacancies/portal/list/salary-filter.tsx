import { m } from "#messages";
import { rupiahText } from "../../../../i18n/formats.ts";
import { Select } from "../../../../ui/fields/select-field.tsx";
import { FilterGroup } from "../../../../ui/overlay/filter-sheet.tsx";
import { countText } from "./filter-choices.ts";
import styles from "./filter-options.module.css";
import { names } from "./list-state.ts";
import type { ListData } from "./load-list.ts";
import { formId } from "./use-list-form.ts";

/** "Mulai Rp 5.000.000". */
export const salaryFromText = (amount: number) => m.vacancies_salary_from({ amount: rupiahText(amount) });

/** From which salary a month on; vacancies that tell none are left out then, which is said. */
export function SalaryFilter({ data }: { readonly data: ListData }) {
  const { salaries, state } = data;
  const options = salaries.map((choice) => {
    const count = countText(choice, data);
    const text = salaryFromText(choice.id);
    return { value: String(choice.id), label: count === undefined ? text : `${text} (${count})` };
  });
  return (
    <FilterGroup title={m.vacancies_list_salary()}>
      <Select
        name={names.salaryFrom}
        form={formId}
        aria-label={m.vacancies_list_salary()}
        aria-describedby={noteId}
        options={[{ value: "", label: m.vacancies_list_salary_any() }, ...options]}
        defaultValue={state.salaryFrom === 0 ? "" : String(state.salaryFrom)}
      />
      <small className={styles.note} id={noteId}>
        {m.vacancies_list_salary_note()}
      </small>
    </FilterGroup>
  );
}

const noteId = "salary-note";
