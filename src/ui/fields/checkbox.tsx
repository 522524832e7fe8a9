import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./checkbox.module.css";
import switches from "./switch.module.css";

export interface CheckProps extends Omit<ComponentProps<"input">, "type"> {
  readonly label: ReactNode;
  /** Below the label, smaller. */
  readonly note?: ReactNode;
  /** How many: at the end of the line. */
  readonly count?: ReactNode;
}

interface CheckboxProps extends CheckProps {
  readonly error?: string | undefined;
}

/** A box to tick, its whole line 44 px to press. */
export function Checkbox({ error, className, ...check }: CheckboxProps) {
  const errorId = `${useId()}-error`;
  if (error === undefined) return <Check {...check} type="checkbox" className={className} />;
  return (
    <div className={className}>
      <Check {...check} type="checkbox" aria-invalid aria-describedby={errorId} />
      <p className={styles.error} id={errorId}>
        <Icon name="alert-circle" size={18} />
        <span>{error}</span>
      </p>
    </div>
  );
}

/** The line that checkboxes and radio buttons share. Its id is for the input. */
export function Check({
  label,
  note,
  count,
  className,
  ...input
}: CheckProps & { readonly type: "checkbox" | "radio" }) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...input} />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

/** On or off, taking effect at once or with the form. */
export function Switch({ label, className, ...input }: Omit<CheckProps, "note" | "count">) {
  return (
    <label className={classNames(switches.switch, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox already tells whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
