import "../../resumes/portal/field-texts.ts";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";
import { type CalendarDay, compareDays, parseDay } from "../../resumes/rules/calendar.ts";
import { isBeforeBirth } from "../../resumes/rules/lifetime.ts";
import { begun, leastYearsToParent, parents } from "../definition/group.ts";
import { type FormPath, type FormValues, getPlaces } from "../form.ts";

addFieldMessages({
  "link-format": m.flk_field_link_format,
  "money-range": m.flk_field_money_range,
  "whole-range": m.flk_field_whole_range,
  "date-range": m.flk_field_date_range,
  "date-ahead": m.flk_field_date_ahead,
  "parent-age": m.flk_field_parent_age,
  "unknown-field": m.flk_field_unknown,
  repeated: m.flk_field_repeated,
  "too-many-entries": m.flk_field_too_many,
  "birth-order": m.flk_field_birth_order,
});

/** A field that cannot be true beside the date of birth. */
export interface LifetimeFault {
  path: FormPath;
  code: "before-birth" | "parent-age";
}

function birthDateIn({ personalData }: FormValues): CalendarDay | null {
  const text = personalData === undefined || Array.isArray(personalData) ? null : personalData["birthDate"];
  return typeof text === "string" ? parseDay(text) : null;
}

function getAge(born: CalendarDay, today: CalendarDay): number {
  const birthday = { ...born, year: today.year };
  return today.year - born.year - (compareDays(today, birthday) < 0 ? 1 : 0);
}

function begunBeforeBirth(form: FormValues, born: CalendarDay): LifetimeFault[] {
  return begun.flatMap(([group, field]) =>
    getPlaces(form, [group]).flatMap(({ entry, path }): LifetimeFault[] => {
      const value = entry[field];
      const isBegun = typeof value === "number" || (typeof value === "string" && value !== "");
      return isBegun && isBeforeBirth(value, born) ? [{ path: `${path}.${field}`, code: "before-birth" }] : [];
    }),
  );
}

function parentsTooYoung(form: FormValues, age: number): LifetimeFault[] {
  return getPlaces(form, parents).flatMap(({ entry, path }): LifetimeFault[] => {
    const ageValue = entry["age"];
    const isTooYoung = typeof ageValue === "number" && ageValue < age + leastYearsToParent;
    return isTooYoung ? [{ path: `${path}.age`, code: "parent-age" }] : [];
  });
}

/** Impossible combinations in a form, in any of its groups. */
export function lifetimeFaults(form: FormValues, today: CalendarDay): LifetimeFault[] {
  const born = birthDateIn(form);
  if (born === null) return [];
  return [...begunBeforeBirth(form, born), ...parentsTooYoung(form, getAge(born, today))];
}
