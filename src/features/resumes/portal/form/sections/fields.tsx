import { type ChangeEvent, type ReactNode, useMemo } from "react";
import { type FieldPath, type FieldPathValue, get, useController, useFormContext, useFormState } from "react-hook-form";
import { m } from "#messages";
import { Checkbox } from "../../../../../ui/fields/checkbox.tsx";
import { FieldSet, type FieldTexts } from "../../../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../../../ui/fields/radio-group.tsx";
import { type Option, SelectField } from "../../../../../ui/fields/select-field.tsx";
import { TextInput, type TextInputProps } from "../../../../../ui/fields/text-input.tsx";
import { Pair } from "../../../../../ui/forms/form.tsx";
import type { IconName } from "../../../../../ui/icons/icon-paths.ts";
import type { Found, Search } from "../../../../../ui/search-select/use-search.ts";
import type { CharacterSet } from "../../../rules/free-text.ts";
import { Finder, getSearch } from "../controls/finder.tsx";
import { RuledLine } from "../controls/ruled-line.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { LongList } from "../frame/form-lists.ts";
import type { Chosen, ResumeValues } from "../values/resume-values.schema.ts";

type LineFieldProps = FieldTexts &
  Pick<TextInputProps, "autoComplete" | "autoCapitalize" | "inputMode" | "placeholder"> & {
    readonly name: TextPath;
    /** Which characters it lets in (§5). */
    readonly set: CharacterSet;
  };

/** One line of free text under the key rule. */
export function LineField({ name, ...props }: LineFieldProps) {
  const { field, error } = useResumeField(name);
  return <RuledLine {...props} {...field} error={error} />;
}

type ResumePath = FieldPath<ResumeValues>;
/** Paths of what is typed, or chosen by its id as text. */
type TextPath = {
  [Path in ResumePath]: FieldPathValue<ResumeValues, Path> extends string ? Path : never;
}[ResumePath];

/** The error that a field shows, if any. */
export function useFieldError(name: ResumePath): string | undefined {
  const { control } = useFormContext<ResumeValues>();
  const { errors } = useFormState({ control, name });
  const error: unknown = get(errors, name);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
}

/** A field of the form: what to spread over its control, and its error. */
export function useResumeField<Path extends ResumePath>(name: Path) {
  const { control, trigger } = useFormContext<ResumeValues>();
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  const { onChange } = field;
  // An error that is shown goes as soon as it is mended, also where nothing was left yet.
  const change = (value: Parameters<typeof onChange>[0]) => {
    onChange(value);
    if (error !== undefined) void trigger(name);
  };
  return { field: { ...field, onChange: change }, error };
}

interface ChoiceFieldProps extends FieldTexts {
  readonly name: TextPath;
  readonly options: readonly Option[];
}

/** One of a list, in a native select. */
export function ChoiceField({
  name,
  options,
  placeholder,
  ...texts
}: ChoiceFieldProps & { readonly placeholder: string }) {
  const { field, error } = useResumeField(name);
  return <SelectField {...texts} {...field} error={error} options={options} placeholder={placeholder} />;
}

interface RadioFieldProps extends ChoiceFieldProps {
  readonly cards?: boolean | undefined;
  /** Told after the choice, so that fields that depend on it can follow. */
  readonly onChoose?: (value: string) => void;
}

/** One of few, all of them seen. */
export function RadioField({ name, options, cards, onChoose, ...texts }: RadioFieldProps) {
  const { field, error } = useResumeField(name);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    field.onChange(event);
    onChoose?.(event.target.value);
  };
  return <RadioGroup {...texts} {...field} onChange={choose} error={error} choices={options} cards={cards} />;
}

type ChosenPath = {
  [Path in ResumePath]: FieldPathValue<ResumeValues, Path> extends Chosen ? Path : never;
}[ResumePath];

interface FindFieldProps extends FieldTexts {
  readonly name: ChosenPath;
  readonly placeholder: string;
  /** Name of the box that is typed into: "Cari institusi". */
  readonly searchLabel: string;
  readonly icon?: IconName | undefined;
}

/** One of very many, found by asking the server; 'Others' is always last. */
export function FindField({ list, ...props }: FindFieldProps & { readonly list: LongList }) {
  const { search, lists } = useResumeForm();
  const ask = useMemo(() => search(list), [search, list]);
  return <BoundFinder {...props} search={ask} other={lists.others[list] ?? undefined} />;
}

/** One of several dozen that the page holds already. */
export function PickField({ options, ...props }: FindFieldProps & { readonly options: readonly Found[] }) {
  const ask = useMemo(() => getSearch(options), [options]);
  return <BoundFinder {...props} search={ask} />;
}

interface BoundFinderProps extends FindFieldProps {
  readonly search: Search;
  readonly other?: Found | undefined;
}

function BoundFinder({ name, ...props }: BoundFinderProps) {
  const { field, error } = useResumeField(name);
  const { value, onChange, onBlur } = field;
  return <Finder {...props} {...{ name, value, onChange, onBlur, error }} />;
}

type TickPath = { [Path in ResumePath]: FieldPathValue<ResumeValues, Path> extends boolean ? Path : never }[ResumePath];

interface TickFieldProps {
  readonly name: TickPath;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  /** Told after the tick, so that fields that depend on it can follow. */
  readonly onTick?: ((isTicked: boolean) => void) | undefined;
}

/** A box to tick. */
export function TickField({ name, label, note, onTick }: TickFieldProps) {
  const { field, error } = useResumeField(name);
  const { value, onChange, ...rest } = field;
  return (
    <Checkbox
      {...rest}
      id={name}
      checked={value}
      label={label}
      note={note}
      error={error}
      onChange={(event) => {
        onChange(event.target.checked);
        onTick?.(event.target.checked);
      }}
    />
  );
}

/** Years and months of work experience; digits only (§5). */
export function DurationField() {
  const years = useResumeField("personalData.yoeYear");
  const months = useResumeField("personalData.yoeMonth");
  return (
    <FieldSet
      id="personalData.experience"
      label={m.resumes_form_duration()}
      hint={m.resumes_form_duration_hint()}
      error={years.error ?? months.error}
    >
      <Pair keep>
        <DigitsInput
          name="personalData.yoeYear"
          label={m.resumes_form_duration_years()}
          suffix={m.resumes_form_years()}
        />
        <DigitsInput
          name="personalData.yoeMonth"
          label={m.resumes_form_duration_months()}
          suffix={m.resumes_form_months()}
        />
      </Pair>
    </FieldSet>
  );
}

interface DigitsInputProps {
  readonly name: TextPath;
  readonly label: string;
  readonly suffix: string;
}

function DigitsInput({ name, label, suffix }: DigitsInputProps) {
  const { field, error } = useResumeField(name);
  return (
    <TextInput
      {...field}
      // A 0 that the form filled in gives way to what is typed behind it.
      onChange={(event) => field.onChange(event.target.value.replace(/^0+(?=\d)/, ""))}
      id={name}
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      suffix={suffix}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={3}
    />
  );
}
