import type { ChangeEvent } from "react";
import { m } from "#messages";
import { DateOfBirthField } from "../../../../ui/fields/date-of-birth-field.tsx";
import type { Option } from "../../../../ui/fields/select-field.tsx";
import { birthDays, birthMonths, birthYears, chooseBirthDate } from "../../rules/birth-date.ts";
import type { CalendarDay } from "../../rules/calendar.ts";
import { useResumeForm } from "../frame/form-context.ts";
import { monthText } from "./month-text.ts";
import { useResumeField } from "./use-resume-field.ts";

const name = "personalData.dob";

interface Parts {
  year: string;
  month: string;
  day: string;
}

const number = (text: string) => (text === "" ? null : Number(text));
const text = (value: number | null) => (value === null ? "" : String(value));
const plain = (values: readonly number[]): Option[] =>
  values.map((value) => ({ value: text(value), label: text(value) }));

function choose(chosen: Parts, part: keyof Parts, value: string): Parts {
  const { year, month, day } = chosen;
  const next = chooseBirthDate({ year: number(year), month: number(month), day: number(day) }, part, number(value));
  return { year: text(next.year), month: text(next.month), day: text(next.day) };
}

function optionsOf({ year, month }: Parts, today: CalendarDay) {
  const months = year === "" ? [] : birthMonths(today, Number(year));
  return {
    year: plain(birthYears(today)),
    month: months.map((value) => ({ value: text(value), label: monthText(value) })),
    day: year === "" || month === "" ? [] : plain(birthDays(today, Number(year), Number(month))),
  };
}

/** Year, month and day of birth, each waiting for the one before (§5). */
export function BirthDateField() {
  const { field, error } = useResumeField(name);
  const { today } = useResumeForm();
  const options = optionsOf(field.value, today);
  const part = (which: keyof Parts, label: string, disabled: boolean) => ({
    name: `${name}.${which}`,
    "aria-label": label,
    placeholder: label,
    options: options[which],
    value: field.value[which],
    disabled,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => field.onChange(choose(field.value, which, event.target.value)),
    onBlur: field.onBlur,
  });
  return (
    <DateOfBirthField
      id={name}
      label={m.resumes_form_birth_date()}
      hint={m.resumes_form_birth_date_hint()}
      error={error}
      year={part("year", m.resumes_form_year(), false)}
      month={part("month", m.resumes_form_month(), field.value.year === "")}
      day={part("day", m.resumes_form_day(), field.value.month === "")}
    />
  );
}
