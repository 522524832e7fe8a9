import { useState } from "react";
import { m } from "#messages";
import { deskApi } from "../../../contract/desk-api.ts";
import { counted } from "../../../i18n/formats.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../ui/fields/field.tsx";
import { SearchSelect } from "../../../ui/search-select/search-select.tsx";
import type { Found, Search } from "../../../ui/search-select/use-search.ts";
import { getPeopleChoices, type VacancyChoice } from "./people.calls.ts";

/** The vacancies that a form names, and how one more is added. */
export interface ChosenVacancies {
  list: readonly VacancyChoice[];
  /** Those that were added to the given ones: they begin ticked. */
  addedIds: ReadonlySet<number>;
  add: (vacancy: VacancyChoice) => void;
}

/**
 * Keeps the vacancies that were added while the form is shown again after a refusal.
 * @param key of whom or of what version they are; another key begins from `given`
 */
export function useChosenVacancies(key: string, initial: readonly VacancyChoice[]): ChosenVacancies {
  const [state, setState] = useState({ key, list: initial });
  if (state.key !== key) setState({ key, list: initial });
  const add = (vacancy: VacancyChoice) =>
    setState(({ list }) => ({ key, list: list.some(({ id }) => id === vacancy.id) ? list : [...list, vacancy] }));
  const givenIds = new Set(initial.map(({ id }) => id));
  const addedIds = new Set(state.list.map(({ id }) => id).filter((id) => !givenIds.has(id)));
  return { list: state.list, addedIds, add };
}

const toNote = ({ code, company }: VacancyChoice) => `${code}, ${company}`;

interface VacancyFieldsProps {
  readonly vacancies: ChosenVacancies;
  /** Which are ticked after a refusal; without it all that were chosen. */
  readonly checkedIds: readonly number[] | undefined;
  readonly error: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** The vacancies of a hiring manager: those chosen as boxes, and a search that adds one. */
export function VacancyFields({
  vacancies: { list, addedIds, add },
  checkedIds,
  error,
  isDisabled,
}: VacancyFieldsProps) {
  const [found, setFound] = useState<readonly VacancyChoice[]>([]);
  const search: Search = async (q, signal) => {
    const sent = await deskApi.send(getPeopleChoices, { query: { q: q.trim() } }, { signal });
    if (sent.status === "refused") throw new Error(sent.code);
    setFound(sent.answer.vacancies);
    return sent.answer.vacancies.map((each) => ({ value: String(each.id), label: each.title, note: toNote(each) }));
  };
  const choose = (one: Found | null) => {
    const vacancy = found.find(({ id }) => String(id) === one?.value);
    if (vacancy !== undefined) add(vacancy);
  };
  return (
    <FieldSet id="vacancies" label={m.desk_people_vacancies()} hint={m.desk_people_vacancies_hint()} error={error}>
      {list.map((vacancy) => (
        <Checkbox
          key={vacancy.id}
          name="vacancy"
          value={vacancy.id}
          label={vacancy.title}
          note={toNote(vacancy)}
          defaultChecked={addedIds.has(vacancy.id) || (checkedIds?.includes(vacancy.id) ?? true)}
          disabled={isDisabled}
        />
      ))}
      {isDisabled !== true && (
        <SearchSelect
          name="add-vacancy"
          label={m.desk_people_vacancies_add()}
          value={null}
          onChange={choose}
          search={search}
          texts={{
            placeholder: m.desk_people_vacancies_choose(),
            search: m.desk_people_vacancies_search(),
            waiting: m.desk_people_vacancies_waiting(),
            nothing: m.desk_people_vacancies_nothing(),
            failed: m.desk_people_vacancies_failed(),
            count: (count) => m.desk_people_vacancies_found(counted(count)),
          }}
        />
      )}
    </FieldSet>
  );
}
