import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./checkbox.module.css";
import checkboxGroupStyles from "./checkbox-group.module.css";
import { FieldSet, type FieldTexts } from "./field.tsx";
import type { Option } from "./select-field.tsx";
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

interface CheckboxGroupProps extends FieldTexts {
  readonly id: string;
  readonly choices: readonly Option[];
  /** Values of the ticked ones. */
  readonly value: readonly string[];
  /** Told the ticked ones in the order of the choices, whatever the order of ticking. */
  readonly onChange: (value: string[]) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Several of several, all of them seen. */
export function CheckboxGroup({ id, choices, value, onChange, onBlur, ...words }: CheckboxGroupProps) {
  const invalid = words.error === undefined ? undefined : true;
  const tick = (ticked: string, isOn: boolean) =>
    onChange(
      choices.flatMap((choice) => {
        const isChosen = choice.value === ticked ? isOn : value.includes(choice.value);
        return isChosen ? [choice.value] : [];
      }),
    );
  return (
    <FieldSet id={id} {...words}>
      <div className={checkboxGroupStyles.choices}>
        {choices.map((choice) => (
          <Check
            key={choice.value}
            type="checkbox"
            name={id}
            value={choice.value}
            label={choice.label}
            aria-invalid={invalid}
            checked={value.includes(choice.value)}
            onChange={(event) => tick(choice.value, event.target.checked)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldSet>
  );
}
