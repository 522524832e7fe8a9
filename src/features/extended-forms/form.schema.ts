import { z } from "zod";
import {
  across,
  birthDate,
  email,
  line,
  listId,
  maybe,
  month,
  pastYear,
  phone,
  ticked,
} from "../resumes/fields.schema.ts";
import { compareDays, parseDay, todayInJakarta } from "../resumes/rules/calendar.ts";
import { yearLimits } from "../resumes/rules/education.ts";
import { type GroupName, groupNames, groups } from "./definition/definition.ts";
import type { Field, Fields } from "./definition/field.ts";
import type { Entry, Group, Value } from "./definition/group.ts";
import { type FormValues, type ListEntry, limits } from "./form.ts";

type Now = () => Date;

const manyLines = z.string().max(limits.lines, "too-long");

/** A day of one's life, up to today, or one that is still to come. */
function day(now: Now, isAhead: boolean) {
  return z.string().superRefine((text, context) => {
    const date = parseDay(text);
    const today = todayInJakarta(now());
    if (date === null) context.addIssue("date-format");
    else if (date.year < today.year - limits.yearsBack || date.year > today.year + yearLimits.ahead)
      context.addIssue("date-range");
    else if (!isAhead && compareDays(date, today) > 0) context.addIssue("date-ahead");
  });
}

const money = z.int("digits").min(limits.money.min, "money-range").max(limits.money.max, "money-range");
const entryId = z.int().positive().max(limits.entryId);

/** An address on the web; nothing that a browser would run. */
const link = manyLines.refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === "https:" || url.protocol === "http:");
}, "link-format");

function ids(most: number) {
  const isOnceEach = (list: number[]) => new Set(list).size === list.length;
  return z.preprocess(
    (value) => value ?? [],
    z.array(listId).max(most, "too-many-entries").refine(isOnceEach, "repeated"),
  );
}

/** Valid values of each kind of field; nothing is always valid. */
function valueSchema(field: Field, now: Now): z.ZodType<Value> {
  const currentYear = () => todayInJakarta(now()).year;
  switch (field.kind) {
    case "text":
      return maybe(line(field.characters));
    case "lines":
      return maybe(manyLines);
    case "link":
      return maybe(link);
    case "email":
      return maybe(email);
    case "phone":
      return maybe(phone);
    case "day":
      return maybe(day(now, field.ahead));
    case "birthDate":
      return maybe(birthDate(now));
    case "month":
      return maybe(month(() => todayInJakarta(now()), field.ends));
    case "year": {
      const last = () => currentYear() + (field.ahead ? yearLimits.ahead : 0);
      return maybe(pastYear(last));
    }
    case "whole":
      return maybe(z.int("digits").min(field.min, "whole-range").max(field.max, "whole-range"));
    case "money":
      return maybe(money);
    case "grade":
      return maybe(z.number());
    case "choice":
      return maybe(listId);
    case "choices":
      return ids(field.most);
    case "ranking":
      return ids(limits.ranks);
    case "tick":
      return ticked;
    case "photo":
      return maybe(z.string().max(limits.address, "too-long"));
  }
}

function fieldSchemas(fields: Fields, now: Now): Record<string, z.ZodType<Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueSchema(field, now)]));
}

function withRules<Shape extends z.ZodObject>({ rules }: Group, fields: Shape): Shape {
  return across(fields, (entry, fault) => {
    for (const rule of rules) {
      const crossed = rule(entry);
      if (crossed !== null) fault(crossed.field, crossed.code);
    }
  });
}

/** Gives an id to entries that came without one, and to those that came with another's. */
function withIds(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries ?? [];
  const taken = new Set<unknown>();
  const sent = new Set(entries.map(getId));
  let next = 1;
  return entries.map((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return entry;
    const id = getId(entry);
    if (id !== null && !taken.has(id)) {
      taken.add(id);
      return entry;
    }
    while (sent.has(next)) next += 1;
    sent.add(next);
    return { ...entry, id: next };
  });
}

function getId(entry: unknown): unknown {
  return typeof entry === "object" && entry !== null ? (Reflect.get(entry, "id") ?? null) : null;
}

function groupSchema(group: Group, now: Now): z.ZodType<Entry | ListEntry[]> {
  const fields = fieldSchemas(group.fields, now);
  if (group.kind === "one") return z.preprocess((value) => value ?? {}, withRules(group, z.object(fields)));
  const entry = withRules(group, z.object({ ...fields, id: entryId }));
  return z.preprocess(withIds, z.array(entry).max(group.most, "too-many-entries"));
}

/**
 * The groups of a form in the wire's names: what is absent or null is not filled in, a value that can never be right is
 * refused at its path. Whether everything is there is asked apart (`getMissing`).
 */
export function formSchema(names: readonly GroupName[], now: Now): z.ZodType<FormValues> {
  return z.object(groupSchemas(names, now));
}

function groupSchemas(names: readonly GroupName[], now: Now) {
  return Object.fromEntries(names.map((name) => [name, groupSchema(groups[name], now)]));
}

/**
 * The same as it is sent: groups of the form that are not asked for are left alone, a name that no group has is
 * reported, so that a slip loses nothing.
 */
export function sentFormSchema(names: readonly GroupName[], now: Now): z.ZodType<FormValues> {
  const known = new Set<string>(groupNames);
  return z
    .looseObject(groupSchemas(names, now))
    .superRefine(
      (form, context) => {
        for (const name of Object.keys(form)) {
          if (known.has(name)) continue;
          // A value that cannot be a field's name is reported for the whole, without repeating it.
          const path = /^\w{1,100}$/.test(name) ? [name] : [];
          context.addIssue({ code: "custom", path, message: "unknown-field" });
        }
      },
      { when: ({ value }) => typeof value === "object" && value !== null },
    )
    .transform((form) => Object.fromEntries(names.flatMap((name) => (form[name] ? [[name, form[name]]] : []))));
}
