import { z } from "zod";
import { isEmail } from "../identity/email.ts";
import type { Makers, OfKind } from "./field-kinds.ts";
import { isBirthDate } from "./rules/birth-date.ts";
import { type CalendarDay, parseDay, todayInJakarta } from "./rules/calendar.ts";
import { isPastYear, yearLimits } from "./rules/education.ts";
import { type CharacterSet, inSeenSigns, isAllowed } from "./rules/free-text.ts";
import { categories, genders, isSalary, lineLength } from "./rules/limits.ts";
import { normalisePhone } from "./rules/phone.ts";

/** Years beyond this one in which what has begun may end: an internship that still continues. */
export const endsAhead = 1;

/** Fault of a month (`YYYY-MM`) in which something began, or `ends`: before what the years offer, or still to come. */
function monthFault(month: string, today: CalendarDay, ends: boolean): "month-range" | "month-ahead" | null {
  const year = Number(month.slice(0, 4));
  if (year < yearLimits.first || year > today.year + endsAhead) return "month-range";
  const isAhead = year > today.year || (year === today.year && Number(month.slice(5)) > today.month);
  return isAhead && !ends ? "month-ahead" : null;
}

/** A field that may be missing: absent, null and empty text are all null (wire, "errors[].path"). */
export function maybe<Type extends z.ZodType>(schema: Type) {
  return z.preprocess((value) => (value === undefined || value === "" ? null : value), schema.nullable());
}

const characterCodes = { plain: "characters", names: "name-characters" } as const;

/** One line of text that the key rule holds for (§5). */
export function line(set: CharacterSet) {
  return z
    .string()
    .overwrite(inSeenSigns)
    .max(lineLength, "too-long")
    .refine((text) => isAllowed(text, set), characterCodes[set]);
}

/** Ids are integers of the database. */
const largestId = 2 ** 31 - 1;

/** Id of an entry of a master-data list; whether the list has it is asked apart. */
export const listId = z.int("choice").positive("choice").max(largestId, "choice");

/** Which state of a resume or draft was read, 0 for none yet; the next one must still be an integer of the database. */
export const version = z
  .int()
  .nonnegative()
  .max(largestId - 1);

export const email = z.string().max(lineLength, "too-long").refine(isEmail, "email-format");

export const phone = z.string().transform((text, context) => {
  const phone = normalisePhone(text);
  if (phone !== null) return phone;
  context.addIssue("phone-format");
  return z.NEVER;
});

export const salary = z.int("digits").refine(isSalary, "salary-range");
export const gender = z.literal(genders, "choice");
export const category = z.literal(categories, "choice");

/** Years or months of work experience. */
const duration = (most: number) => z.int("digits").min(0, "experience-range").max(most, "experience-range");

/** A year in which something has begun or ended; `currentYear` in Jakarta. */
export function pastYear(currentYear: () => number) {
  return z.int("year-format").refine((year) => isPastYear(year, currentYear()), "year-range");
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** `YYYY-MM` (wire, "Dates") in which something began, or `ends`, which may be a little ahead; `today` in Jakarta. */
export function month(today: () => CalendarDay, ends: boolean) {
  return z
    .string()
    .regex(MONTH, { error: "month-format", abort: true })
    .superRefine((text, context) => {
      const fault = monthFault(text, today(), ends);
      if (fault !== null) context.addIssue(fault);
    });
}

/** A possible birthday (§5); `now` returns the time. */
export function birthDate(now: () => Date) {
  return z.string().superRefine((text, context) => {
    const day = parseDay(text);
    if (day === null) context.addIssue("date-format");
    else if (!isBirthDate(day, todayInJakarta(now()))) context.addIssue("age");
  });
}

/** A box that was ticked, or not. */
export const ticked = z.preprocess((value) => value ?? false, z.boolean());

/** What a form may send in a field of each kind; `now` tells the time, by which ages and years count. */
export function sentOfKind(now: () => Date) {
  const today = () => todayInJakarta(now());
  return {
    text: ({ characters }) => maybe(line(characters)),
    other: ({ characters }) => maybe(line(characters)),
    email: () => maybe(email),
    phone: () => maybe(phone),
    birthDate: () => maybe(birthDate(now)),
    month: ({ ends }) => maybe(month(today, ends)),
    gender: () => maybe(gender),
    category: () => maybe(category),
    choice: () => maybe(listId),
    found: () => maybe(listId),
    duration: ({ most }) => maybe(duration(most)),
    salary: () => maybe(salary),
    year: ({ isAhead }) => maybe(isAhead ? z.int("year-format") : pastYear(() => today().year)),
    grade: () => maybe(z.number()),
    tick: () => ticked,
  } satisfies Makers<OfKind>;
}

type Fault = (field: string, code: string | null) => void;

/**
 * Checks fields against each other, also when some of them are wrong by themselves, so that every wrong field shows at
 * once; those count as missing here. `fault` reports a code at a field, null reports nothing.
 */
export function across<Fields extends z.ZodObject>(
  fields: Fields,
  check: (values: z.output<Fields>, fault: Fault) => void,
): Fields {
  const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
  return fields.superRefine(
    (values, context) => {
      const sound = { ...values };
      for (const { path } of context.issues) if (path?.[0] !== undefined) Reflect.set(sound, path[0], null);
      check(sound, (field, code) => {
        if (code !== null) context.addIssue({ code: "custom", path: [field], message: code });
      });
    },
    { when },
  );
}
