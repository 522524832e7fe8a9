import { Check } from "./checkbox.tsx";
import styles from "./checkbox-group.module.css";
import { FieldSet, type FieldTexts } from "./field.tsx";
import type { Option } from "./select-field.tsx";

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
      <div className={styles.choices}>
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
