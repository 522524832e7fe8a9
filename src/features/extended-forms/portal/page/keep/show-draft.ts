import type { UseFormReturn } from "react-hook-form";
import { groupNames } from "../../../definition/definition.ts";
import type { FormValues } from "../../../form.ts";
import { type Controls, type Decimal, toControls } from "../controls.ts";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Puts a form into the controls: only what differs is touched, so that whoever is typing goes on. */
export function showDraft(form: UseFormReturn<Controls>, next: FormValues, decimal: Decimal): void {
  const controls = toControls(next, decimal);
  const now = form.getValues();
  for (const name of groupNames) {
    const [before, after] = [now[name], controls[name]];
    if (after === undefined || same(before, after)) continue;
    if (Array.isArray(after) || Array.isArray(before)) showEntries(form, name, before, after);
    else showEntry(form, name, before, after);
  }
}

type Held = Controls[string] | undefined;
type Entry = Exclude<Controls[string], unknown[]>;

function showEntries(form: UseFormReturn<Controls>, name: string, before: Held, after: Held): void {
  const idsOf = (held: Held) => (Array.isArray(held) ? held.map(({ id }) => id) : []);
  if (!Array.isArray(before) || !Array.isArray(after) || !same(idsOf(before), idsOf(after))) {
    if (after !== undefined) form.setValue(name, after);
    return;
  }
  for (const [index, entry] of after.entries()) showEntry(form, `${name}.${index}`, before[index], entry);
}

function showEntry(form: UseFormReturn<Controls>, path: string, before: unknown, after: Entry): void {
  for (const [field, value] of Object.entries(after)) {
    const held: unknown = typeof before === "object" && before !== null ? Reflect.get(before, field) : undefined;
    if (!same(held, value)) form.setValue(`${path}.${field}`, value);
  }
}
