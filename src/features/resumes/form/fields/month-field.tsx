import type { ChangeEvent } from "react";
import { m } from "#messages";
import { FieldSet } from "../../../../ui/fields/field.tsx";
import { Select } from "../../../../ui/fields/select-field.tsx";
import { Pair } from "../../../../ui/forms/form.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import { monthText } from "./month-text.ts";
import { useResumeField } from "./use-resume-field.ts";
import { yearOptions } from "./year-options.ts";

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface MonthFieldProps {
  readonly name: `internshipList.${number}.${"startDate" | "endDate"}`;
  readonly label: string;
}

/** A month of a year (§9: "internship month-year"). */
export function MonthField({ name, label }: MonthFieldProps) {
  const { field, error } = useResumeField(name);
  const { today } = useResumeForm();
  const invalid = error === undefined ? undefined : true;
  const part = (which: "month" | "year") => ({
    name: `${name}.${which}`,
    value: field.value[which],
    "aria-invalid": invalid,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      field.onChange({ ...field.value, [which]: event.target.value }),
    onBlur: field.onBlur,
  });
  return (
    <FieldSet id={name} label={label} error={error}>
      <Pair keep>
        <Select
          {...part("month")}
          aria-label={`${label}: ${m.resumes_form_month()}`}
          placeholder={m.resumes_form_month()}
          options={months.map((month) => ({ value: String(month), label: monthText(month) }))}
        />
        <Select
          {...part("year")}
          aria-label={`${label}: ${m.resumes_form_year()}`}
          placeholder={m.resumes_form_year()}
          options={yearOptions(today.year + 1)}
        />
      </Pair>
    </FieldSet>
  );
}
