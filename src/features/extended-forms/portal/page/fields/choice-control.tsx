import { useMemo } from "react";
import { m } from "#messages";
import { CheckboxGroup } from "../../../../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../../../../ui/fields/radio-group.tsx";
import { SelectField } from "../../../../../ui/fields/select-field.tsx";
import { otherCode } from "../../../../reference-data/lists.ts";
import { Finder, getSearch } from "../../../../resumes/portal/form/controls/finder.tsx";
import type { ChoiceField, ChoicesField } from "../../../definition/field.ts";
import { useFormParts } from "../frame/form-context.ts";
import { type ControlProps, useFormField } from "./field-words.ts";

/** Choices that are all seen at once, and those that one finds by typing. */
const fewest = 3;
const most = 20;

/** One of a list: seen, chosen from a select, or found by typing, by how many there are. */
export function ChoiceControl(props: ControlProps<ChoiceField>) {
  const { optionsOf, searchOf: longSearch } = useFormParts();
  const { list } = props.field;
  const options = optionsOf(list);
  if (longSearch(list) !== null || options.length > most) return <FoundChoice {...props} />;
  return options.length <= fewest ? <SeenChoice {...props} /> : <SelectedChoice {...props} />;
}

function SeenChoice({ path, field, words }: ControlProps<ChoiceField>) {
  const { optionsOf } = useFormParts();
  const { text, change, onBlur } = useFormField(path);
  return (
    <RadioGroup
      {...words}
      name={path}
      cards
      choices={optionsOf(field.list)}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={onBlur}
    />
  );
}

function SelectedChoice({ path, field, words }: ControlProps<ChoiceField>) {
  const { optionsOf } = useFormParts();
  const { text, change, onBlur, ref } = useFormField(path);
  return (
    <SelectField
      {...words}
      name={path}
      placeholder={m.flk_page_choose()}
      options={optionsOf(field.list)}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={onBlur}
      ref={ref}
    />
  );
}

function FoundChoice({ path, field, words }: ControlProps<ChoiceField>) {
  const { lists, optionsOf, searchOf: longSearch, labelOf, remember } = useFormParts();
  const { text, change, onBlur } = useFormField(path);
  const { list } = field;
  const options = optionsOf(list);
  const search = useMemo(() => longSearch(list) ?? getSearch(options), [longSearch, list, options]);
  const otherId = longSearch(list) === null ? null : lists.idOf(list, otherCode);
  return (
    <Finder
      {...words}
      name={path}
      value={text === "" ? null : { value: text, label: labelOf(list, Number(text)) }}
      onChange={(found) => {
        if (found !== null) remember(list, found);
        change(found?.value ?? "");
      }}
      onBlur={onBlur}
      placeholder={m.flk_page_choose()}
      searchLabel={m.flk_page_search({ field: words.label })}
      search={search}
      other={otherId === null ? undefined : { value: String(otherId), label: labelOf(list, otherId) }}
    />
  );
}

/** The ids that a control of several holds. */
export function getIds(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "number") : [];
}

/** Several of a list. */
export function ChoicesControl({ path, field, words }: ControlProps<ChoicesField>) {
  const { optionsOf } = useFormParts();
  const { value, change, onBlur } = useFormField(path);
  return (
    <CheckboxGroup
      {...words}
      id={path}
      choices={optionsOf(field.list)}
      value={getIds(value).map(String)}
      onChange={(chosen) => change(chosen.map(Number))}
      onBlur={onBlur}
    />
  );
}
