import { z } from "zod";
import {
  across,
  category,
  email,
  experienceMonths,
  experienceYears,
  gender,
  line,
  listId,
  maybe,
  phone,
  salary,
} from "../../fields.schema.ts";
import { isBirthDate } from "../../rules/birth-date.ts";
import { isDay, todayInJakarta } from "../../rules/calendar.ts";
import { consent, lists } from "./entries.schema.ts";

type Now = () => Date;

function personalData(now: Now) {
  const fields = z.object({
    name: maybe(line("names")),
    email: maybe(email),
    dobDate: maybe(z.int("date-format")),
    dobMonth: maybe(z.int("date-format")),
    dobYear: maybe(z.int("date-format")),
    domicile: maybe(listId),
    domicileOther: maybe(line("plain")),
    gender: maybe(gender),
    phone: maybe(phone),
    yoeMonth: maybe(experienceMonths),
    yoeYear: maybe(experienceYears),
    expectedSalary: maybe(salary),
    kategoriPengalaman: maybe(category),
  });
  const checked = across(fields, ({ dobDate, dobMonth, dobYear }, fault) => {
    if (dobDate === null || dobMonth === null || dobYear === null) return;
    const day = { year: dobYear, month: dobMonth, day: dobDate };
    if (!isDay(day)) fault("dobDate", "date-format");
    else if (!isBirthDate(day, todayInJakarta(now()))) fault("dobDate", "age");
  });
  return z.preprocess((value) => value ?? {}, checked);
}

const choice = z.preprocess((value) => value ?? {}, z.object({ id: maybe(listId) }));

/**
 * The resume's part of the sign-up form, in the wire's names (§3 "Sign-up/resume form"); the password is the account's
 * matter. Wrong values are refused here, missing ones by `missing`.
 */
export function signUpSchema(now: Now) {
  const { educations, internships, experiences, organisations } = lists(() => todayInJakarta(now()));
  return z.object({
    PERSONAL_DATA: personalData(now),
    EDUCATION: educations,
    INTERNSHIP: internships,
    EXPERIENCE: experiences,
    ORGANIZATION: organisations,
    SEEKING_JOB_STATUS: choice,
    EMAIL_SUGGESTION_PERIOD: choice,
    consent,
  });
}

/** The sign-up form without the password. */
export type SignUpForm = z.output<ReturnType<typeof signUpSchema>>;
