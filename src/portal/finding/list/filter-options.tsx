import { Link } from "react-router";
import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { ShowMore } from "../../../ui/display/details.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { type Choice, countText, type FilterChoices } from "./filter-choices.ts";
import styles from "./filter-options.module.css";
import { FilterSearch } from "./filter-search.tsx";
import { type ListState, listPath } from "./list-state.ts";
import { formId } from "./use-list-form.ts";

interface FilterOptionsProps {
  readonly group: "company" | "function";
  readonly choices: FilterChoices;
  readonly chosen: readonly number[];
  readonly state: ListState;
}

const allLabels = { company: m.vacancies_list_company_all, function: m.vacancies_list_function_all } as const;

/** The options of one filter: the biggest, a short rest folded, a long rest by searching (without script a page of links). */
export function FilterOptions({ group, choices, chosen, state }: FilterOptionsProps) {
  const isHydrated = useHydrated();
  const { shown, folded, searched } = choices;
  const option = (choice: Choice) => (
    <Option
      key={choice.id}
      name={group}
      choice={choice}
      count={countText(choice, state)}
      isChosen={chosen.includes(choice.id)}
    />
  );
  return (
    <>
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
    </>
  );
}

function choosePath(group: string, state: ListState): string {
  const path = listPath(state);
  return `${path}${path.includes("?") ? "&" : "?"}choose=${group}`;
}

interface OptionProps {
  readonly name: string;
  readonly choice: Choice;
  readonly count: string | undefined;
  readonly isChosen: boolean;
}

function Option({ name, choice, count, isChosen }: OptionProps) {
  return (
    <Checkbox label={choice.text} count={count} name={name} value={choice.id} form={formId} defaultChecked={isChosen} />
  );
}
