import { memo } from "react";
import { useWatch } from "react-hook-form";
import { m } from "#messages";
import { isShown } from "../../../../domain/extended-forms/completeness.ts";
import { type GroupName, groups } from "../../../../domain/extended-forms/definition/definition.ts";
import type { Field } from "../../../../domain/extended-forms/definition/field.ts";
import type { FormPath } from "../../../../domain/extended-forms/form.ts";
import { useFormParts } from "../frame/form-context.ts";
import { readControl } from "../values/controls.ts";
import { ChoiceControl } from "./choice-control.tsx";
import { ChoicesControl } from "./choices-control.tsx";
import { BirthDateControl, DayControl, MonthControl, YearControl } from "./date-controls.tsx";
import { fieldWords } from "./field-words.ts";
import { NumberControl } from "./number-control.tsx";
import { PhotoControl } from "./photo-control.tsx";
import { RankedChoices } from "./ranked-choices.tsx";
import { RankingControl } from "./ranking-control.tsx";
import { AddressControl, LinesControl, PhoneControl, TextControl } from "./text-controls.tsx";
import { TickControl } from "./tick-control.tsx";
import { type ControlProps, useFormField } from "./use-form-field.ts";

interface FormFieldProps {
  readonly group: GroupName;
  /** Of the entry: `personalData`, `education.0`. */
  readonly at: FormPath;
  /** Of an entry that repeats. */
  readonly id: number | null;
  readonly name: string;
}

/** A field of the definition, drawn by its kind; one that depends on another is there only when that says so. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  const field = groups[props.group].fields[props.name];
  if (field === undefined) return null;
  if (field.shown === null) return <ShownField {...props} field={field} />;
  return <DependentField {...props} field={field} on={field.shown.field} />;
});

interface KnownFieldProps extends FormFieldProps {
  readonly field: Field;
}

function DependentField({ on, ...props }: KnownFieldProps & { readonly on: string }) {
  const { lists } = useFormParts();
  const held: unknown = useWatch({ name: `${props.at}.${on}` });
  const group = groups[props.group];
  const asked = group.fields[on];
  const entry = asked === undefined ? {} : { [on]: readControl(asked, held) };
  return isShown(props.name, { group, entry }, lists) ? <ShownField {...props} /> : null;
}

function ShownField({ at, id, name, field }: KnownFieldProps) {
  const path = `${at}.${name}`;
  const { variant, isFromResume } = useFormParts();
  const { value, error } = useFormField(path);
  const isKnown = error === undefined && isFromResume(path, id, value);
  const words = {
    ...fieldWords(field, path, variant),
    ...(error === undefined ? {} : { error }),
    ...(isKnown ? { good: m.flk_page_from_resume() } : {}),
  };
  return <Control path={path} field={field} words={words} />;
}

function Control({ path, field, words }: ControlProps) {
  const common = { path, words };
  switch (field.kind) {
    case "text":
      return <TextControl {...common} field={field} />;
    case "lines":
      return <LinesControl {...common} field={field} />;
    case "link":
    case "email":
      return <AddressControl {...common} field={field} />;
    case "phone":
      return <PhoneControl {...common} field={field} />;
    case "day":
      return <DayControl {...common} field={field} />;
    case "birthDate":
      return <BirthDateControl {...common} field={field} />;
    case "month":
      return <MonthControl {...common} field={field} />;
    case "year":
      return <YearControl {...common} field={field} />;
    case "whole":
    case "money":
    case "grade":
      return <NumberControl {...common} field={field} />;
    case "choice":
      return <ChoiceControl {...common} field={field} />;
    case "choices":
      return <ChoicesControl {...common} field={field} />;
    case "ranking":
      return field.least === "all" ? (
        <RankingControl {...common} field={field} />
      ) : (
        <RankedChoices {...common} field={field} least={field.least} />
      );
    case "tick":
      return <TickControl {...common} field={field} />;
    case "photo":
      return <PhotoControl {...common} field={field} />;
  }
}
