import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./control.module.css";
import { Field, type FieldTexts, useFieldId } from "./field.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** One line of text. Its id is its name unless given. */
export function TextField({ label, hint, error, optional, good, below, id, ...input }: FieldTexts & TextInputProps) {
  return (
    <Field id={useFieldId(id, input.name)} {...{ label, hint, error, optional, good, below }}>
      {(wiring) => <TextInput {...input} {...wiring} />}
    </Field>
  );
}

type TextAreaProps = FieldTexts & ComponentProps<"textarea">;

/** Several lines. */
export function TextArea({ label, hint, error, optional, good, below, id, className, ...area }: TextAreaProps) {
  return (
    <Field id={useFieldId(id, area.name)} {...{ label, hint, error, optional, good, below }}>
      {(wiring) => <textarea {...area} {...wiring} className={classNames(styles.input, styles.area, className)} />}
    </Field>
  );
}
