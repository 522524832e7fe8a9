import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Chip, Chips } from "../../../../ui/display/chip.tsx";
import { type Group, ofGroup } from "./filter-groups.ts";
import { type ListState, listPath, withoutFilters, withoutNear } from "./list-state.ts";
import type { ListData } from "./load-list.ts";
import { salaryFromText } from "./salary-filter.tsx";

interface ChosenFilter {
  key: string;
  text: string;
  /** The state without it. */
  without: ListState;
}

/** Chosen options of one group, each with the state without it. */
function chosenOf({ state, groups }: ListData, group: Group): ChosenFilter[] {
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
    ...chosenOf(data, "province"),
    ...chosenOf(data, "city"),
    ...state.levels.flatMap((level) =>
      levels
        .filter(({ id }) => id === level)
        .map(({ text }) => ({ key: `level-${level}`, text, without: { ...first, levels: but(state.levels, level) } })),
    ),
    ...chosenOf(data, "function"),
    ...chosenOf(data, "company"),
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

/** What a search is called: its words and its filters; "" where everything is listed. */
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
