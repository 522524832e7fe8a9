import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Chip, Chips } from "../../../ui/display/chip.tsx";
import type { Choice, FilterChoices } from "./filter-choices.ts";
import { chosenFilters, type ListState, listPath, withoutFilters } from "./list-state.ts";
import type { ListData } from "./load-list.ts";

interface ChosenFilter {
  key: string;
  text: string;
  /** The state without it. */
  without: ListState;
}

function chosenOf({ shown, folded }: FilterChoices, ids: readonly number[]): Choice[] {
  return [...shown, ...folded].filter(({ id }) => ids.includes(id));
}

function chosen({ state, levels, functions, companies }: ListData): ChosenFilter[] {
  const first = { ...state, page: 1 };
  const but = <Id extends number>(ids: readonly Id[], id: number) => ids.filter((other) => other !== id);
  const recommended = { key: "match", text: m.vacancies_list_match_chip(), without: { ...first, isMatch: false } };
  return [
    ...(state.isMatch ? [recommended] : []),
    ...levels
      .filter(({ id }) => state.levels.some((level) => level === id))
      .map(({ id, text }) => ({ key: `level-${id}`, text, without: { ...first, levels: but(state.levels, id) } })),
    ...chosenOf(functions, state.functions).map(({ id, text }) => ({
      key: `function-${id}`,
      text,
      without: { ...first, functions: but(state.functions, id) },
    })),
    ...chosenOf(companies, state.companies).map(({ id, text }) => ({
      key: `company-${id}`,
      text,
      without: { ...first, companies: but(state.companies, id) },
    })),
  ];
}

/** What a search is called: its words and its filters; "" where everything is listed. */
export function searchName(data: ListData): string {
  const { text } = data.state;
  return [...(text === "" ? [] : [text]), ...chosen(data).map((filter) => filter.text)].join(" · ");
}

/** The filters in use, each a link that takes it away. */
export function ChosenFilters({ data }: { readonly data: ListData }) {
  if (chosenFilters(data.state) === 0) return null;
  return (
    <Chips label={m.vacancies_list_chips()}>
      {chosen(data).map(({ key, text, without }) => (
        <Chip
          key={key}
          to={listPath(without)}
          removeLabel={m.vacancies_list_chip_remove({ name: text })}
          preventScrollReset
        >
          {text}
        </Chip>
      ))}
      <ButtonLink to={listPath(withoutFilters(data.state))} kind="quiet" small preventScrollReset>
        {m.vacancies_list_filters_clear_all()}
      </ButtonLink>
    </Chips>
  );
}
