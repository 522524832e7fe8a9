import type { ReactNode } from "react";
import type { FieldPathValue } from "react-hook-form";
import { Checkbox } from "../../../../../ui/fields/checkbox.tsx";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import { type ResumePath, useResumeField } from "./use-resume-field.ts";

type TickPath = { [Path in ResumePath]: FieldPathValue<ResumeValues, Path> extends boolean ? Path : never }[ResumePath];

interface TickFieldProps {
  readonly name: TickPath;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  /** Told after the tick, so that fields that depend on it can follow. */
  readonly onTick?: ((isTicked: boolean) => void) | undefined;
}

/** A box to tick. */
export function TickField({ name, label, note, onTick }: TickFieldProps) {
  const { field, error } = useResumeField(name);
  const { value, onChange, ...rest } = field;
  return (
    <Checkbox
      {...rest}
      id={name}
      checked={value}
      label={label}
      note={note}
      error={error}
      onChange={(event) => {
        onChange(event.target.checked);
        onTick?.(event.target.checked);
      }}
    />
  );
}
