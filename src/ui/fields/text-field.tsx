import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./control.module.css";
import { Field, type FieldTexts, useFieldId } from "./field.tsx";

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

export interface TextInputProps extends Omit<ComponentProps<"input">, "prefix"> {
  readonly icon?: IconName | undefined;
  /** Before the entry, on sunk ground: "Rp". */
  readonly prefix?: string | undefined;
  /** After the entry: "tahun". */
  readonly suffix?: string | undefined;
}

/** The bare box, for use inside a FieldSet or a search form; alone it needs an aria-label. */
export function TextInput({ icon, prefix, suffix, className, children, ...rest }: TextInputProps) {
  const input = <input {...rest} className={classNames(styles.input, className)} />;
  if (!icon && !prefix && !suffix && !children) return input;
  return (
    <span className={styles.group}>
      {icon && <Icon name={icon} />}
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      {input}
      {suffix && <span className={styles.suffix}>{suffix}</span>}
      {children}
    </span>
  );
}
