import { useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../../ui/actions/icon-button.tsx";
import { Select } from "../../../../../ui/fields/select-field.tsx";
import { moved } from "../../../../../ui/ranking/order.ts";
import { Ranking } from "../../../../../ui/ranking/ranking.tsx";
import type { Found } from "../../../../../ui/search-select/use-search.ts";
import type { RankingField } from "../../../definition/field.ts";
import { useFormParts } from "../frame/form-context.ts";
import { getIds } from "./choice-control.tsx";
import { type ControlProps, rankingWords, useFormField } from "./field-words.ts";

interface RankedChoicesProps extends ControlProps<RankingField> {
  readonly least: number;
}

/** A place of the ranking, chosen or still open; its key stays with it when it moves. */
interface Place {
  key: number;
  id: number | null;
}

let lastKey = 0;

function openPlace(): Place {
  lastKey += 1;
  return { key: lastKey, id: null };
}

function placesFor(chosen: readonly number[], least: number): Place[] {
  const places = chosen.map((id) => ({ ...openPlace(), id }));
  const open = Array.from({ length: Math.max(0, least - places.length) }, openPlace);
  return [...places, ...open];
}

function idsIn(places: readonly Place[]): number[] {
  return places.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The places as they are seen, and the answer that they are; an answer from elsewhere makes them again. */
function usePlaces(path: string, least: number) {
  const { value, change, onBlur } = useFormField(path);
  const chosen = getIds(value);
  const [places, setPlaces] = useState(() => placesFor(chosen, least));
  if (idsIn(places).join() !== chosen.join()) setPlaces(placesFor(chosen, least));
  const put = (next: Place[]) => {
    setPlaces(next);
    change(idsIn(next));
  };
  return { places, put, add: () => setPlaces([...places, openPlace()]), onBlur };
}

/** The button that was pressed may be gone: the focus goes to the place that is new, or that stands there now. */
function focusPlace(path: string, index: number): void {
  const selects = document.getElementById(path)?.querySelectorAll("select");
  selects?.item(Math.min(index, selects.length - 1))?.focus();
}

/** Some entries of a list in order, a select each: what one names no other offers. */
export function RankedChoices({ path, field, words, least }: RankedChoicesProps) {
  const { optionsOf, labelOf } = useFormParts();
  const { places, put, add, onBlur } = usePlaces(path, least);
  const options = optionsOf(field.list);
  const chosen = idsIn(places);
  const items = places.map(({ key, id }, index) => {
    const place = m.flk_page_priority({ number: index + 1 });
    const name = id === null ? place : labelOf(field.list, id);
    const content = (
      <PlaceSelect
        key={key}
        label={place}
        isWrong={words.error !== undefined && id === null}
        options={options.filter(({ value }) => Number(value) === id || !chosen.includes(Number(value)))}
        id={id}
        onChoose={(next) => put(places.with(index, { key, id: next }))}
        onBlur={onBlur}
      />
    );
    const remove = () => {
      flushSync(() => put(places.toSpliced(index, 1)));
      focusPlace(path, index);
    };
    const action = places.length > least && (
      <IconButton icon="trash" small label={m.flk_page_remove_entry({ name })} onClick={remove} />
    );
    return { key: String(key), name, content, action };
  });
  const addOne = () => {
    flushSync(add);
    focusPlace(path, places.length);
  };
  const more = (
    <Button kind="quiet" small icon="plus" onClick={addOne}>
      {m.flk_page_priority_add()}
    </Button>
  );
  return (
    <Ranking
      {...words}
      id={path}
      items={items}
      onMove={(from, to) => put(moved(places, from, to))}
      texts={rankingWords}
      below={places.length < options.length ? more : undefined}
    />
  );
}

interface PlaceSelectProps {
  readonly label: string;
  readonly isWrong: boolean;
  readonly options: readonly Found[];
  readonly id: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly onBlur: () => void;
}

function PlaceSelect({ label, isWrong, options, id, onChoose, onBlur }: PlaceSelectProps) {
  return (
    <Select
      aria-label={label}
      aria-invalid={isWrong || undefined}
      placeholder={m.flk_page_choose()}
      options={options}
      value={id === null ? "" : String(id)}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
      onBlur={onBlur}
    />
  );
}
