import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import type { ControlProps } from "./use-form-field.ts";
import { useFormField } from "./use-form-field.ts";

/** A box to tick. */
export function TickControl({ path, words }: ControlProps) {
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
