import type { ChangeEvent } from "react";
import { m } from "#messages";
import { DateOfBirthField } from "../../../../../ui/fields/date-of-birth-field.tsx";
import { SelectField } from "../../../../../ui/fields/select-field.tsx";
import { BirthDate } from "../../../../resumes/portal/form/controls/birth-date.tsx";
import { MonthOfYear, monthOptions, yearOptions } from "../../../../resumes/portal/form/controls/month-of-year.tsx";
import { daysInMonth } from "../../../../resumes/rules/calendar.ts";
import { yearLimits } from "../../../../resumes/rules/education.ts";
import type { DayField, YearField } from "../../../definition/field.ts";
import { type DayParts, dayText, getParts, monthText } from "../controls.ts";
import { useFormParts } from "../frame/form-context.ts";
import { type ControlProps, useFormField } from "./field-words.ts";

/** Years ahead that are offered for a day that is still to come. */
const yearsAhead = 3;

/** A date of birth, its parts one after the other (§5). */
export function BirthDateControl({ path, words }: ControlProps) {
  const { today } = useFormParts();
  const { text, change, onBlur } = useFormField(path);
  const put = (parts: DayParts) => change(dayText(parts));
  return <BirthDate {...words} name={path} value={getParts(text)} today={today} onChange={put} onBlur={onBlur} />;
}

function dayOptions({ year, month }: DayParts) {
  const last = year === "" || month === "" ? 31 : daysInMonth(Number(year), Number(month));
  return Array.from({ length: last }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));
}

/** The same day, or the last one of a shorter month. */
function withinMonth(parts: DayParts): DayParts {
  const { year, month, day } = parts;
  if (year === "" || month === "" || day === "") return parts;
  return { ...parts, day: String(Math.min(Number(day), daysInMonth(Number(year), Number(month)))) };
}

/** Years in which the day may lie, and the one that stands there already. */
function dayYears({ ahead }: DayField, thisYear: number, chosen: string) {
  const years = ahead
    ? Array.from({ length: yearsAhead + 1 }, (_, more) => String(thisYear + more)).map(asOption)
    : yearOptions(thisYear);
  return chosen === "" || years.some(({ value }) => value === chosen) ? years : [asOption(chosen), ...years];
}

const asOption = (year: string) => ({ value: year, label: year });

/** Any other day: year, month, day, in whatever order they are chosen. */
export function DayControl({ path, field, words }: ControlProps<DayField>) {
  const { today } = useFormParts();
  const { text, change, onBlur } = useFormField(path);
  const parts = getParts(text);
  const part = (which: keyof DayParts, label: string, placeholder = label) => ({
    name: `${path}.${which}`,
    autoComplete: "off",
    "aria-label": label,
    placeholder,
    value: parts[which],
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      change(dayText(withinMonth({ ...parts, [which]: event.target.value }))),
    onBlur,
  });
  return (
    <DateOfBirthField
      {...words}
      id={path}
      year={{ ...part("year", m.flk_page_year()), options: dayYears(field, today.year, parts.year) }}
      month={{ ...part("month", m.flk_page_month()), options: monthOptions() }}
      day={{ ...part("day", m.flk_page_day(), m.flk_page_day_short()), options: dayOptions(parts) }}
    />
  );
}

/** A month of a year. */
export function MonthControl({ path, words }: ControlProps) {
  const { today } = useFormParts();
  const { text, change, onBlur } = useFormField(path);
  return (
    <MonthOfYear
      {...words}
      name={path}
      value={getParts(text)}
      lastYear={today.year + 1}
      onChange={(parts) => change(monthText(parts))}
      onBlur={onBlur}
    />
  );
}

/** A year; `ahead` where an estimate counts. */
export function YearControl({ path, field, words }: ControlProps<YearField>) {
  const { today } = useFormParts();
  const { text, change, onBlur, ref } = useFormField(path);
  return (
    <SelectField
      {...words}
      name={path}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={onBlur}
      ref={ref}
      placeholder={m.flk_page_year()}
      options={yearOptions(today.year + (field.ahead ? yearLimits.ahead : 0))}
    />
  );
}
