import { z } from "zod";
import { mapFields } from "../../field-kinds.ts";
import { across, maybe, sentOfKind } from "../../fields.schema.ts";
import { personalFields, seekingFields } from "../../fields.ts";
import { isBirthDate } from "../../rules/birth-date.ts";
import { isDay, todayInJakarta } from "../../rules/calendar.ts";
import { consent, lists } from "./entries.schema.ts";

type Now = () => Date;

const partOfDate = maybe(z.int("date-format"));

function personalData(now: Now) {
  const fields = z.object({
    ...mapFields(personalFields, "signUp", sentOfKind(now)),
    dobDate: partOfDate,
    dobMonth: partOfDate,
    dobYear: partOfDate,
  });
  const checked = across(fields, ({ dobDate, dobMonth, dobYear }, fault) => {
    if (dobDate === null || dobMonth === null || dobYear === null) return;
    const day = { year: dobYear, month: dobMonth, day: dobDate };
    if (!isDay(day)) fault("dobDate", "date-format");
    else if (!isBirthDate(day, todayInJakarta(now()))) fault("dobDate", "age");
  });
  return z.preprocess((value) => value ?? {}, checked);
}

/** What stands in an object of its own: `{ "id": 3 }`. */
function asObject<Id extends z.ZodType>(id: Id) {
  return z.preprocess((value) => value ?? {}, z.object({ id }));
}

/**
 * The resume's part of the sign-up form, in the wire's names (§3 "Sign-up/resume form"); the password is the account's
 * matter. Wrong values are refused here, missing ones by `missing`.
 */
export function signUpSchema(now: Now) {
  const { educations, internships, experiences, organisations } = lists(now);
  const seeking = mapFields(seekingFields, "signUp", sentOfKind(now));
  return z.object({
    PERSONAL_DATA: personalData(now),
    EDUCATION: educations,
    INTERNSHIP: internships,
    EXPERIENCE: experiences,
    ORGANIZATION: organisations,
    SEEKING_JOB_STATUS: asObject(seeking.SEEKING_JOB_STATUS),
    EMAIL_SUGGESTION_PERIOD: asObject(seeking.EMAIL_SUGGESTION_PERIOD),
    consent,
  });
}

/** The sign-up form without the password. */
export type SignUpForm = z.output<ReturnType<typeof signUpSchema>>;
