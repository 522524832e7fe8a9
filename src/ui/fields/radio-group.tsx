import type { ComponentProps, ReactNode } from "react";
import { Check } from "./checkbox.tsx";
import { FieldSet, type FieldTexts } from "./field.tsx";
import styles from "./radio-group.module.css";

interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
}

interface RadioGroupProps
  extends FieldTexts,
    Omit<ComponentProps<"input">, "type" | "checked" | "defaultChecked" | "value" | "defaultValue"> {
  readonly choices: readonly Choice[];
  /** Choices as cards beside each other in place of lines. */
  readonly cards?: boolean | undefined;
  /** The choice made, when the caller keeps it. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
}

/** One of few, all of them seen. `name`, `ref`, `onChange` and the like go to every radio button. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, good, below, id, choices, cards, value, defaultValue, ...input } = props;
  const invalid = error === undefined ? undefined : true;
  return (
    <FieldSet id={id ?? input.name} {...{ label, hint, error, optional, good, below }}>
      <div className={cards ? styles.cards : undefined}>
        {choices.map((choice) => (
          <Check
            key={choice.value}
            {...input}
            type="radio"
            value={choice.value}
            label={choice.label}
            note={choice.note}
            aria-invalid={invalid}
            className={cards ? styles.card : undefined}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
          />
        ))}
      </div>
    </FieldSet>
  );
}
