import type { ChangeEvent } from "react";
import { m } from "#messages";
import { monthName } from "../../../../../i18n/formats.ts";
import { FieldSet, type FieldTexts } from "../../../../../ui/fields/field.tsx";
import { type Option, Select } from "../../../../../ui/fields/select-field.tsx";
import { Pair } from "../../../../../ui/forms/form.tsx";
import { yearLimits } from "../../../rules/education.ts";

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Months by name, to choose from. */
export function monthOptions() {
  return months.map((month) => ({ value: String(month), label: monthName(month) }));
}

/** A month while it is being chosen: what is not yet is "". */
export interface MonthParts {
  month: string;
  year: string;
}

interface MonthOfYearProps extends FieldTexts {
  readonly label: string;
  readonly name: string;
  readonly value: MonthParts;
  readonly lastYear: number;
  readonly onChange: (value: MonthParts) => void;
  readonly onBlur: () => void;
}

/** A month of a year (§9: "internship month-year"). */
export function MonthOfYear({ name, value, lastYear, onChange, onBlur, ...texts }: MonthOfYearProps) {
  const part = (which: keyof MonthParts, label: string) => ({
    name: `${name}.${which}`,
    value: value[which],
    "aria-label": `${texts.label}: ${label}`,
    placeholder: label,
    "aria-invalid": texts.error === undefined ? undefined : true,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange({ ...value, [which]: event.target.value }),
    onBlur,
  });
  return (
    <FieldSet id={name} {...texts}>
      <Pair keep>
        <Select {...part("month", m.resumes_form_month())} options={monthOptions()} />
        <Select {...part("year", m.resumes_form_year())} options={yearOptions(lastYear)} />
      </Pair>
    </FieldSet>
  );
}

/** Years to choose from, the latest first. */
export function yearOptions(last: number): Option[] {
  return Array.from({ length: last - yearLimits.first + 1 }, (_, back) => {
    const year = String(last - back);
    return { value: year, label: year };
  });
}
