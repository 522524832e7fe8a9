import { type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./field.module.css";

/** Words around a control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Between label and control. */
  readonly hint?: ReactNode;
  /** The error message; its presence makes the field invalid. */
  readonly error?: string | undefined;
  /** "(opsional)"; required is the rule and says nothing. */
  readonly optional?: string | undefined;
  /** Said when the entry is good: "E-mail ini dapat dipakai." */
  readonly good?: string | undefined;
  /** Below the control: a counter, a strength meter. */
  readonly below?: ReactNode;
}

/** Attributes that connect a control with its label and messages; spread them over the control. */
export interface FieldWiring {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** A control with its label above, hint, error and what lies below, all announced with it. */
export function Field({ id, children, ...texts }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={texts.error !== undefined || undefined}>
      <label htmlFor={id}>
        {texts.label} {texts.optional && <small>{texts.optional}</small>}
      </label>
      {texts.hint !== undefined && <Hint id={`${id}-hint`}>{texts.hint}</Hint>}
      {children({ id, "aria-describedby": describedBy(id, texts), "aria-invalid": texts.error ? true : undefined })}
      <Verdict id={id} {...texts} />
    </div>
  );
}

interface FieldSetProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that answer one question: a date, a choice. */
export function FieldSet({ id, children, ...texts }: FieldSetProps) {
  const own = useFieldId(id);
  return (
    <fieldset
      id={own}
      className={styles.field}
      data-invalid={texts.error !== undefined || undefined}
      aria-describedby={describedBy(own, texts)}
    >
      <legend>
        {texts.label} {texts.optional && <small>{texts.optional}</small>}
      </legend>
      {texts.hint !== undefined && <Hint id={`${own}-hint`}>{texts.hint}</Hint>}
      <div>{children}</div>
      <Verdict id={own} {...texts} />
    </fieldset>
  );
}

/** A field's id: the one given, else its name, so that an error summary can link to it. */
export function useFieldId(id: string | undefined, name?: string): string {
  const made = useId();
  return id ?? name ?? made;
}

function Hint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={styles.hint} id={id}>
      {children}
    </div>
  );
}

function Verdict({ id, error, good, below }: FieldTexts & { readonly id: string }) {
  return (
    <>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert-circle" size={18} />
          <span>{error}</span>
        </p>
      )}
      {error === undefined && good !== undefined && (
        <p className={styles.good} id={`${id}-good`}>
          <Icon name="circle-check" size={18} />
          <span>{good}</span>
        </p>
      )}
      {below !== undefined && (
        <div className={styles.below} id={`${id}-below`}>
          {below}
        </div>
      )}
    </>
  );
}

function describedBy(id: string, { hint, error, good, below }: FieldTexts): string | undefined {
  const parts = [
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
    error === undefined && good !== undefined && `${id}-good`,
    below !== undefined && `${id}-below`,
  ];
  return parts.filter(Boolean).join(" ") || undefined;
}
