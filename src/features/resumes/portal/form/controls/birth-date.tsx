import type { ChangeEvent } from "react";
import { m } from "#messages";
import { monthName } from "../../../../../i18n/formats.ts";
import { DateOfBirthField } from "../../../../../ui/fields/date-of-birth-field.tsx";
import type { FieldTexts } from "../../../../../ui/fields/field.tsx";
import type { Option } from "../../../../../ui/fields/select-field.tsx";
import { birthDays, birthMonths, birthYears, chooseBirthDate } from "../../../rules/birth-date.ts";
import type { CalendarDay } from "../../../rules/calendar.ts";

/** A day while it is being chosen: what is not yet is "". */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

const number = (text: string) => (text === "" ? null : Number(text));
const text = (value: number | null) => (value === null ? "" : String(value));
const plain = (values: readonly number[]): Option[] =>
  values.map((value) => ({ value: text(value), label: text(value) }));

function choose(chosen: DateParts, part: keyof DateParts, value: string): DateParts {
  const { year, month, day } = chosen;
  const next = chooseBirthDate({ year: number(year), month: number(month), day: number(day) }, part, number(value));
  return { year: text(next.year), month: text(next.month), day: text(next.day) };
}

function getOptions({ year, month }: DateParts, today: CalendarDay) {
  const months = year === "" ? [] : birthMonths(today, Number(year));
  return {
    year: plain(birthYears(today)),
    month: months.map((value) => ({ value: text(value), label: monthName(value) })),
    day: year === "" || month === "" ? [] : plain(birthDays(today, Number(year), Number(month))),
  };
}

interface BirthDateProps extends FieldTexts {
  readonly name: string;
  readonly value: DateParts;
  readonly today: CalendarDay;
  readonly onChange: (value: DateParts) => void;
  readonly onBlur: () => void;
}

/** Year, month and day of birth, each waiting for the one before (§5). */
export function BirthDate({ name, value, today, onChange, onBlur, ...texts }: BirthDateProps) {
  const options = getOptions(value, today);
  const part = (which: keyof DateParts, label: string, disabled: boolean, placeholder = label) => ({
    name: `${name}.${which}`,
    "aria-label": label,
    placeholder,
    options: options[which],
    value: value[which],
    disabled,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(choose(value, which, event.target.value)),
    onBlur,
  });
  return (
    <DateOfBirthField
      {...texts}
      id={name}
      year={part("year", m.resumes_form_year(), false)}
      month={part("month", m.resumes_form_month(), value.year === "")}
      day={part("day", m.resumes_form_day(), value.month === "", m.resumes_form_day_choose())}
    />
  );
}
