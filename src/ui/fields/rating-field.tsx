import type { ComponentProps } from "react";
import { FieldSet, type FieldTexts } from "./field.tsx";
import styles from "./rating-field.module.css";

interface RatingFieldProps
  extends FieldTexts,
    Omit<ComponentProps<"input">, "type" | "checked" | "defaultChecked" | "value" | "defaultValue"> {
  /** From the worst to the best. */
  readonly choices: readonly number[];
  /** A choice's label for screen readers: "2 dari 5". */
  readonly choiceLabel: (choice: number) => string;
  /** Below the first and the last. */
  readonly ends: { readonly worst: string; readonly best: string };
  readonly value?: number | undefined;
}

/** How good something was, as a row of numbers. */
export function RatingField({ choices, choiceLabel, ends, value, ...props }: RatingFieldProps) {
  const { label, hint, error, optional, good, below, id, ...input } = props;
  return (
    <FieldSet id={id ?? input.name} {...{ label, hint, error, optional, good, below }}>
      <div className={styles.scale} data-invalid={error === undefined ? undefined : true}>
        {choices.map((choice) => (
          <label key={choice}>
            <input {...input} type="radio" value={choice} checked={choice === value} aria-label={choiceLabel(choice)} />
            <span aria-hidden="true">{choice}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends.worst}</span>
        <span>{ends.best}</span>
      </div>
    </FieldSet>
  );
}
