import type { ZodError, z } from "zod";
import { m } from "#messages";
import type { Language } from "../i18n/language.ts";
import type { FieldError } from "./reply.ts";

type Text = (inputs: Record<string, never>, options: { locale?: Language }) => string;

/** A sentence for each code that a schema may give a wrong field. Features add theirs with `addFieldMessages`. */
const texts = new Map<string, Text>(
  Object.entries({
    required: m.field_required,
    format: m.field_format,
    choice: m.field_choice,
    "too-long": m.field_too_long,
    "too-large": m.field_too_large,
    "too-small": m.field_too_small,
  }),
);

/** Teaches the sentences of a feature's own codes; called where its schema is defined. */
export function addFieldMessages(more: Readonly<Record<string, Text>>): void {
  for (const [code, text] of Object.entries(more)) texts.set(code, text);
}

/** The sentence for a wrong field, in `language` or the current one. */
export function fieldMessage(code: string, language?: Language): string {
  const text = texts.get(code) ?? m.field_format;
  return text({}, language ? { locale: language } : {});
}

type Issue = z.core.$ZodIssue;

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

function isOwnCode(message: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(message);
}

/** The stable code of one wrong value: the schema's own, else by the kind of fault. */
export function issueCode(issue: Issue, root: unknown): string {
  if (isOwnCode(issue.message)) return issue.message;
  const value = valueAt(root, issue.path);
  if (value === undefined || value === null || value === "") return "required";
  if (issue.code === "too_big") return issue.origin === "string" ? "too-long" : "too-large";
  if (issue.code === "too_small") return "too-small";
  if (issue.code === "invalid_value") return "choice";
  return "format";
}

/** Dotted path of a wrong field as the wire names it: below `body`, `query` or a multipart `data`. */
export function wirePath(path: readonly PropertyKey[]): string {
  const below = path[0] === "body" || path[0] === "query" ? path.slice(1) : path;
  return (below[0] === "data" && below.length > 1 ? below.slice(1) : below).map(String).join(".");
}

/** Each wrong field once, with the first message about it. */
export function eachOnce(errors: readonly FieldError[]): FieldError[] {
  const firstErrors = new Map<string, FieldError>();
  for (const error of errors) if (!firstErrors.has(error.path)) firstErrors.set(error.path, error);
  return [...firstErrors.values()];
}

/** Every wrong field of a failed parse, in the asked language. */
export function fieldErrors(error: ZodError, root: unknown, language: Language): FieldError[] {
  return error.issues.map((issue) => {
    const code = issueCode(issue, root);
    return { path: wirePath(issue.path), code, message: fieldMessage(code, language) };
  });
}
