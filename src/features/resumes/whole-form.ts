import type { z } from "zod";
import { issueCode } from "../../contract/field-errors.ts";
import { missing, type ResumePath } from "./completeness.ts";
import type { OtherIds } from "./field-kinds.ts";
import type { Resume, WholeResume } from "./resume.ts";
import type { CalendarDay } from "./rules/calendar.ts";
import { lifetimeFaults } from "./rules/lifetime.ts";

/** A wrong or missing field: path below the form's `data`, and the code of what is wrong. */
export interface Fault {
  path: readonly PropertyKey[];
  code: string;
}

interface WholeForm<Form> {
  schema: z.ZodType<Form>;
  /** The form as a resume, with what it brings along. */
  read: (form: Form) => WholeResume;
  /** What the form calls that which is missing. */
  namesOf: (path: ResumePath, form: Form) => string[];
  today: CalendarDay;
}

/** A form without its wrong values, so that missing fields can be reported at the same time. */
export interface ReadForm<Form> {
  wrong: Fault[];
  /** null when the form is broken beyond its fields. */
  form: Form | null;
}

/** A form without what stands at a path. */
export function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (key === undefined) return null;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === Number(key) ? without(entry, rest) : entry));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, name === key ? without(entry, rest) : entry]),
  );
}

/** Reads a form; reports its wrong values and leaves them out. */
export function readForm<Form>(schema: z.ZodType<Form>, raw: unknown): ReadForm<Form> {
  const issues = schema.safeParse(raw).error?.issues ?? [];
  const rest = schema.safeParse(issues.reduce((value, { path }) => without(value, path), raw));
  return { wrong: issues.map((issue) => ({ path: issue.path, code: issueCode(issue, raw) })), form: rest.data ?? null };
}

/** What one life cannot hold, by the names of its form. */
export function beyondLifetime(resume: Resume, today: CalendarDay, namesOf: (path: ResumePath) => string[]): Fault[] {
  return lifetimeFaults(resume, today).flatMap(({ path, code }) =>
    namesOf(path).map((name) => ({ path: name.split("."), code })),
  );
}

/** Wrong fields and, beside them, those that are missing (dotted); each field once. */
export function withMissing(wrong: readonly Fault[], lacking: readonly string[]): Fault[] {
  const named = new Set(wrong.map(({ path }) => path.map(String).join(".")));
  const others = lacking.filter((path) => !named.has(path));
  return [...wrong, ...others.map((path) => ({ path: path.split("."), code: "required" }))];
}

/** Every wrong and every missing field of a form that asks for all, at once: sign-up, and the save bar of the resume. */
export function getFaults<Form>(whole: WholeForm<Form>, raw: unknown, others: OtherIds): Fault[] {
  const { wrong, form } = readForm(whole.schema, raw);
  if (form === null) return wrong;
  const getNames = (path: ResumePath) => whole.namesOf(path, form);
  const read = whole.read(form);
  return withMissing(
    [...wrong, ...beyondLifetime(read.resume, whole.today, getNames)],
    missing(read, others).flatMap(getNames),
  );
}
