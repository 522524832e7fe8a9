import { useState } from "react";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import { Select } from "../../../../ui/fields/select-field.tsx";
import { moved } from "../../../../ui/ranking/order.ts";
import { Ranking } from "../../../../ui/ranking/ranking.tsx";
import type { RankingField } from "../../definition/field.ts";
import { useFormParts } from "../frame/form-context.ts";
import { idsOf } from "./choices-control.tsx";
import type { ControlProps } from "./form-field.tsx";
import { rankingWords } from "./ranking-words.ts";
import { useFormField } from "./use-form-field.ts";

interface RankedChoicesProps extends ControlProps<RankingField> {
  readonly least: number;
}

/**
 * Some entries of a list in order, a select each: what one names no other offers. Rows that are still open stand after the
 * chosen ones.
 */
export function RankedChoices({ path, field, words, least }: RankedChoicesProps) {
  const { optionsOf, labelOf } = useFormParts();
  const { value, change, onBlur } = useFormField(path);
  const [rows, setRows] = useState(least);
  const chosen = idsOf(value);
  const options = optionsOf(field.list);
  const length = Math.min(Math.max(rows, least, chosen.length), options.length);
  const places = Array.from({ length }, (_, place) => chosen[place] ?? null);
  const put = (place: number, id: number | null) => {
    const next = places.with(place, id);
    change(next.filter((entry) => entry !== null));
  };
  const remove = (place: number) => {
    setRows(Math.max(least, length - 1));
    put(place, null);
  };
  const select = (id: number | null, place: number) => (
    <Select
      aria-label={m.flk_page_priority({ number: place + 1 })}
      aria-invalid={words.error !== undefined && id === null ? true : undefined}
      placeholder={m.flk_page_choose()}
      options={options.filter(({ value: option }) => Number(option) === id || !chosen.includes(Number(option)))}
      value={id === null ? "" : String(id)}
      onChange={(event) => put(place, event.target.value === "" ? null : Number(event.target.value))}
      onBlur={onBlur}
    />
  );
  const items = places.map((id, place) => {
    const name = id === null ? m.flk_page_priority({ number: place + 1 }) : labelOf(field.list, id);
    const action = place >= least && (
      <IconButton icon="trash" small label={m.flk_page_remove_entry({ name })} onClick={() => remove(place)} />
    );
    return { key: id === null ? `open-${place}` : String(id), name, content: select(id, place), action };
  });
  const move = (from: number, to: number) => change(moved(places, from, to).filter((id) => id !== null));
  return (
    <Ranking
      {...words}
      id={path}
      items={items}
      onMove={move}
      texts={rankingWords}
      below={
        length < options.length && (
          <Button kind="quiet" small icon="plus" onClick={() => setRows(length + 1)}>
            {m.flk_page_priority_add()}
          </Button>
        )
      }
    />
  );
}
