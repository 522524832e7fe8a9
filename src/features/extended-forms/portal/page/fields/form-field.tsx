import { type ChangeEvent, memo, useState } from "react";
import { useWatch } from "react-hook-form";
import { m } from "#messages";
import { Button } from "../../../../../ui/actions/button.tsx";
import { Checkbox } from "../../../../../ui/fields/checkbox.tsx";
import { MoneyField } from "../../../../../ui/fields/money-field.tsx";
import { TextField } from "../../../../../ui/fields/text-field.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import { moved } from "../../../../../ui/ranking/order.ts";
import { Ranking } from "../../../../../ui/ranking/ranking.tsx";
import { PhotoPicker } from "../../../../resumes/portal/form/files/photo-picker.tsx";
import { isShown } from "../../../completeness.ts";
import { type GroupName, groups } from "../../../definition/definition.ts";
import type { Field, RankingField } from "../../../definition/field.ts";
import type { FormPath } from "../../../form.ts";
import { readControl } from "../controls.ts";
import { useFormParts } from "../frame/form-context.ts";
import { ChoiceControl, ChoicesControl, getIds } from "./choice-control.tsx";
import { BirthDateControl, DayControl, MonthControl, YearControl } from "./date-controls.tsx";
import { type ControlProps, fieldWords, rankingWords, useFormField } from "./field-words.ts";
import styles from "./photo-control.module.css";
import { RankedChoices } from "./ranked-choices.tsx";
import { AddressControl, LinesControl, PhoneControl, TextControl } from "./text-controls.tsx";

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
  const controlValue: unknown = useWatch({ name: `${props.at}.${on}` });
  const group = groups[props.group];
  const controlField = group.fields[on];
  const entry = controlField === undefined ? {} : { [on]: readControl(controlField, controlValue) };
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

/** Whole numbers, grades and rupiah: typed as they are, read when they can be. */
function NumberControl({ path, field, words }: ControlProps) {
  const { decimal } = useFormParts();
  const { text, change, onBlur, ref } = useFormField(path);
  const box = {
    name: path,
    value: text,
    autoComplete: "off",
    enterKeyHint: "next",
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.target.value),
    onBlur,
    ref,
  } as const;
  if (field.kind === "money") {
    return <MoneyField {...words} {...box} separator={decimal === "," ? "." : ","} maxLength={11} />;
  }
  return <TextField {...words} {...box} inputMode={field.kind === "grade" ? "decimal" : "numeric"} maxLength={8} />;
}

/** The photo: chosen here, kept in this browser until the server has it. */
function PhotoControl({ path, words }: ControlProps) {
  const { photo } = useFormParts();
  const { text, error } = useFormField(path);
  return (
    <div className={styles.control}>
      <PhotoPicker
        id={path}
        photo={photo.file}
        photoUrl={photo.url}
        stored={text}
        error={photo.fault ?? error ?? words.error}
        onPhoto={photo.choose}
      />
      <Text as="div" look="small" tone="warning" role="status">
        {photo.waiting === "in-browser" && m.flk_page_photo_waits()}
        {photo.waiting === "on-page" && m.flk_page_photo_waits_on_page()}
      </Text>
    </div>
  );
}

/**
 * Every entry of a list, the preferred first. The initial order is nobody's answer: moving one of them, or
 * saying that it is right as it is, makes it one.
 */
function RankingControl({ path, field, words }: ControlProps<RankingField>) {
  const { optionsOf, labelOf } = useFormParts();
  const { value, change } = useFormField(path);
  const chosen = getIds(value);
  const others = optionsOf(field.list)
    .map((option) => Number(option.value))
    .filter((id) => !chosen.includes(id));
  const order = [...chosen, ...others];
  const [hasAgreed, setHasAgreed] = useState(false);
  const agree = () => {
    change(order);
    setHasAgreed(true);
  };
  return (
    <Ranking
      {...words}
      id={path}
      items={order.map((id) => ({ key: String(id), name: labelOf(field.list, id) }))}
      onMove={(from, to) => change(moved(order, from, to))}
      texts={rankingWords}
      below={<Agreement isOpen={others.length > 0} hasAgreed={hasAgreed} onAgree={agree} />}
    />
  );
}

interface AgreementProps {
  /** True until the order is someone's answer. */
  readonly isOpen: boolean;
  readonly hasAgreed: boolean;
  readonly onAgree: () => void;
}

/** Makes the order that stands there the answer; once pressed it stays and says so, so that the focus is not lost. */
function Agreement({ isOpen, hasAgreed, onAgree }: AgreementProps) {
  if (isOpen) {
    return (
      <Button kind="secondary" small icon="check" onClick={onAgree}>
        {m.flk_page_rank_agree()}
      </Button>
    );
  }
  if (!hasAgreed) return null;
  return (
    <Button kind="secondary" small icon="check" aria-disabled>
      {m.flk_page_rank_agreed()}
    </Button>
  );
}

/** A box to tick. */
function TickControl({ path, words }: ControlProps) {
  const { value, change, onBlur, ref } = useFormField(path);
  return (
    <Checkbox
      id={path}
      name={path}
      label={words.label}
      error={words.error}
      checked={value === true}
      onChange={(event) => change(event.target.checked)}
      onBlur={onBlur}
      ref={ref}
    />
  );
}
