import { m } from "#messages";
import { rupiahText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Chip, Chips } from "../../../../ui/display/chip.tsx";
import { Select } from "../../../../ui/fields/select-field.tsx";
import { FilterGroup } from "../../../../ui/overlay/filter-sheet.tsx";
import { countText, type Group, ofGroup } from "./filter-groups.ts";
import styles from "./filter-options.module.css";
import { type ListState, listPath, names, withoutFilters, withoutNear } from "./list-state.ts";
import type { ListData } from "./load-list.ts";
import { formId } from "./use-list-form.ts";

/** "Mulai Rp 5.000.000". */
const salaryFromText = (amount: number) => m.vacancies_salary_from({ amount: rupiahText(amount) });

/** Minimum monthly salary; vacancies without a salary are then left out, which the page says. */
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

interface ChosenFilter {
  key: string;
  text: string;
  /** The state without it. */
  without: ListState;
}

/** Chosen options of one group, each with the state without it. */
function listChosenFilters({ state, groups }: ListData, group: Group): ChosenFilter[] {
  const { key } = ofGroup[group];
  const { shown, folded } = groups[group];
  const chosen: readonly number[] = state[key];
  return [...shown, ...folded]
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, text }) => ({
      key: `${group}-${id}`,
      text,
      without: { ...state, page: 1, [key]: chosen.filter((other) => other !== id) },
    }));
}

function chosen(data: ListData): ChosenFilter[] {
  const { state, levels, kinds, near } = data;
  const first = { ...state, page: 1 };
  const but = <Id,>(ids: readonly Id[], id: Id) => ids.filter((other) => other !== id);
  const recommended = { key: "match", text: m.vacancies_list_match_chip(), without: { ...first, isMatch: false } };
  return [
    ...(state.isMatch ? [recommended] : []),
    ...listChosenFilters(data, "province"),
    ...listChosenFilters(data, "city"),
    ...state.levels.flatMap((level) =>
      levels
        .filter(({ id }) => id === level)
        .map(({ text }) => ({ key: `level-${level}`, text, without: { ...first, levels: but(state.levels, level) } })),
    ),
    ...listChosenFilters(data, "function"),
    ...listChosenFilters(data, "company"),
    ...kinds
      .filter(({ id }) => state.kinds.includes(id))
      .map(({ id, text }) => ({ key: id, text, without: { ...first, kinds: but(state.kinds, id) } })),
    ...(state.salaryFrom === 0
      ? []
      : [{ key: "salary", text: salaryFromText(state.salaryFrom), without: { ...first, salaryFrom: 0 as const } }]),
    ...(near === null
      ? []
      : [{ key: "near", text: m.vacancies_list_near_chip({ place: near.text }), without: withoutNear(first) }]),
  ];
}

/** A search's name: its words and its filters; "" where everything is listed. */
export function searchName(data: ListData): string {
  const { text } = data.state;
  return [...(text === "" ? [] : [text]), ...chosen(data).map((filter) => filter.text)].join(" · ");
}

/** The filters in use, and where one starts, each a link that takes it away. */
export function ChosenFilters({ data }: { readonly data: ListData }) {
  const filters = chosen(data);
  if (filters.length === 0) return null;
  return (
    <Chips label={m.vacancies_list_chips()}>
      {filters.map(({ key, text, without }) => (
        <Chip
          key={key}
          to={listPath(without)}
          removeLabel={m.vacancies_list_chip_remove({ name: text })}
          preventScrollReset
        >
          {text}
        </Chip>
      ))}
      <ButtonLink to={listPath(withoutNear(withoutFilters(data.state)))} kind="quiet" small preventScrollReset>
        {m.vacancies_list_filters_clear_all()}
      </ButtonLink>
    </Chips>
  );
}
