import "../../form-texts.ts";
import type { z } from "zod";
import { m } from "#messages";
import { fieldMessage, issueCode } from "../../../../../contract/field-errors.ts";
import { numberText } from "../../../../../i18n/formats.ts";
import { todayInJakarta } from "../../../../resumes/rules/calendar.ts";
import { getMissing } from "../../../completeness.ts";
import { type GroupName, groupNames } from "../../../definition/definition.ts";
import type { Variant } from "../../../definition/field.ts";
import { formSchema } from "../../../form.schema.ts";
import { type FormPath, type FormValues, getLongestText } from "../../../form.ts";
import type { FormLists } from "../../../form-lists.ts";
import { lifetimeFaults } from "../../form-texts.ts";
import { isPartial } from "../controls.ts";
import { fieldTitle, partsOfPath } from "./places.ts";

/** A field that is wrong or missing, by its path. */
export interface Fault {
  path: FormPath;
  code: string;
  /** The server's own sentence, where it refused what the browser let pass. */
  message?: string;
}

export interface FormFaults {
  wrong: Fault[];
  missing: Fault[];
}

export type CheckForm = (form: FormValues) => FormFaults;

const dates = new Set(["day", "birthDate", "month"]);

/** A date of which something is still open is not wrong yet. */
function isUnfinished(path: FormPath, value: unknown): boolean {
  const kind = partsOfPath(path)?.field?.kind;
  return kind !== undefined && dates.has(kind) && typeof value === "string" && isPartial(value);
}

function at(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

function faultsIn(schema: z.ZodType, part: FormValues): Fault[] {
  const { error } = schema.safeParse(part);
  return (error?.issues ?? []).map((issue) => {
    const path = issue.path.map(String).join(".");
    const code = isUnfinished(path, at(part, issue.path)) ? "required" : issueCode(issue, part);
    return { path, code };
  });
}

interface Checked {
  text: string;
  faults: Fault[];
}

/**
 * Checks a form by the rules of the server (one definition for both). A group that is as it was is not read again, so that
 * a key costs one group at most.
 */
export function createCheck(variant: Variant, lists: FormLists, now: () => Date): CheckForm {
  const schemas = new Map<GroupName, z.ZodType>();
  const checked = new Map<GroupName, Checked>();
  const wrongIn = (name: GroupName, form: FormValues): Fault[] => {
    const part = { [name]: form[name] ?? [] };
    const text = JSON.stringify(part);
    const known = checked.get(name);
    if (known?.text === text) return known.faults;
    const schema = schemas.get(name) ?? formSchema([name], now);
    schemas.set(name, schema);
    const faults = faultsIn(schema, part);
    checked.set(name, { text, faults });
    return faults;
  };
  return (form) => {
    const own = groupNames.flatMap((name) => wrongIn(name, form));
    const known = new Set(own.map(({ path }) => path));
    const beyond = lifetimeFaults(form, todayInJakarta(now())).filter(({ path }) => !known.has(path));
    const found = [...own, ...beyond];
    const unfinished = found.filter(({ code }) => code === "required");
    const missing = getMissing(variant, form, lists).map((path) => ({ path, code: "required" }));
    return { wrong: found.filter(({ code }) => code !== "required"), missing: [...missing, ...unfinished] };
  };
}

const chosen = new Set(["choice", "choices", "day", "birthDate", "month", "year", "photo"]);

function missingText(path: string, title: string): string {
  const field = partsOfPath(path)?.field;
  if (field === undefined) return m.flk_page_missing_group({ group: title });
  if (field.kind === "ranking") {
    return field.least === "all" ? m.flk_page_missing_order() : m.flk_page_missing_ranking({ count: field.least });
  }
  if (field.kind === "tick") return m.flk_page_missing_consent();
  return chosen.has(field.kind)
    ? m.flk_page_missing_choice({ field: title })
    : m.flk_page_missing_text({ field: title });
}

/** The sentence that a wrong field shows. */
export function faultMessage({ path, code, message }: Fault): string {
  if (message !== undefined) return message;
  const field = partsOfPath(path)?.field;
  const longest = field === undefined ? null : getLongestText(field.kind);
  if (code === "too-long" && longest !== null) return m.flk_page_too_long({ limit: numberText(longest) });
  if (code !== "required") return fieldMessage(code);
  return missingText(path, field === undefined ? fieldTitle(path) : field.label({}));
}

/** The same away from its field, where it must say which one it is. */
export function faultLine(fault: Fault): string {
  const title = fieldTitle(fault.path);
  if (fault.code === "required") return title;
  return m.flk_page_fault_line({ field: title, message: faultMessage(fault) });
}
