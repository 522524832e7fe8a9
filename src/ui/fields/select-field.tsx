import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./control.module.css";
import { Field, type FieldTexts, useFieldId } from "./field.tsx";

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends ComponentProps<"select"> {
  /** Before what is given as children: options in groups. */
  readonly options?: readonly Option[] | undefined;
  /** Shown while nothing is chosen; its value is empty. */
  readonly placeholder?: string | undefined;
}

/** The bare native select; alone it needs an aria-label. */
export function Select({ options = [], placeholder, className, children, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.select, className)}>
      <select {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}

/** A native select with its words, for lists of fewer than about twelve. */
export function SelectField({ label, hint, error, optional, good, below, id, ...select }: FieldTexts & SelectProps) {
  return (
    <Field id={useFieldId(id, select.name)} {...{ label, hint, error, optional, good, below }}>
      {(wiring) => <Select {...select} {...wiring} />}
    </Field>
  );
}
