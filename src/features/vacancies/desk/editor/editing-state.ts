import { type FieldName, type FormValues, fieldNames } from "./form-values.ts";

/** Who saved a field while it was being written here, and what they wrote. */
export interface Clash {
  theirs: string;
  by: string;
  /** ISO 8601. */
  at: string;
}

/** A vacancy as the server has it. */
export interface Saved {
  version: number;
  values: FormValues;
  /** Who edited it last; null where nobody did. */
  edited: { by: string; isMe: boolean; at: string } | null;
}

/** A form under way: what is typed, what it was made from, and where two edits met. */
export interface Editing {
  values: FormValues;
  base: Saved;
  clashes: Readonly<Partial<Record<FieldName, Clash>>>;
  /** What the server did not take, by field, until it is typed again. */
  errors: Readonly<Partial<Record<FieldName, string>>>;
}

/** The editor of what was just read. */
export function beginEditing(base: Saved): Editing {
  return { values: base.values, base, clashes: {}, errors: {} };
}

function without<Value>(all: Readonly<Partial<Record<FieldName, Value>>>, gone: FieldName) {
  const { [gone]: _, ...rest } = all;
  return rest;
}

/** Someone types. */
export function typed(editing: Editing, name: FieldName, value: string): Editing {
  return { ...editing, values: { ...editing.values, [name]: value }, errors: without(editing.errors, name) };
}

/** The fields that are to be saved: other than the server's, not met by someone else's edit, not refused. */
export function unsaved({ values, base, clashes, errors }: Editing): FieldName[] {
  return fieldNames.filter(
    (name) => values[name] !== base.values[name] && clashes[name] === undefined && errors[name] === undefined,
  );
}

/**
 * Takes what stands at the server now. A field that only they changed is theirs; one that both changed stays as it is
 * typed here and shows both, so that nothing is lost. A field that was sent and came back tidied is the server's.
 * @param sent the fields that this form has just saved, with what they were when they went
 */
export function merged(editing: Editing, now: Saved, sent: Partial<FormValues> = {}): Editing {
  const values = { ...editing.values };
  const clashes: Partial<Record<FieldName, Clash>> = {};
  for (const name of fieldNames) {
    const [mine, was, theirs] = [editing.values[name], editing.base.values[name], now.values[name]];
    const isMine = mine !== was && mine !== sent[name];
    const isTheirs = theirs !== was && sent[name] === undefined;
    const former = editing.clashes[name];
    if (!isMine) values[name] = theirs;
    else if ((isTheirs || former !== undefined) && mine !== theirs) {
      const isNew = isTheirs || former === undefined;
      clashes[name] = isNew ? { theirs, by: now.edited?.by ?? "", at: now.edited?.at ?? "" } : former;
    }
  }
  return { ...editing, values, base: now, clashes };
}

/** Chooses one of two edits that met; the other is gone from then on. */
export function settled(editing: Editing, name: FieldName, choice: "ours" | "theirs"): Editing {
  const clash = editing.clashes[name];
  if (clash === undefined) return editing;
  const values = choice === "theirs" ? { ...editing.values, [name]: clash.theirs } : editing.values;
  return { ...editing, values, clashes: without(editing.clashes, name), errors: without(editing.errors, name) };
}

/** What the server did not take of what was sent. */
export function refusedFields(editing: Editing, errors: Editing["errors"]): Editing {
  return { ...editing, errors: { ...editing.errors, ...errors } };
}
