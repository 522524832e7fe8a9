import { groupNames } from "../definition/definition.ts";
import type { Entry, Value } from "../definition/group.ts";
import { type FormPath, type FormValues, isBlank, type ListEntry } from "../form.ts";

/** What was changed in two places: a field, or an entry that one side changed and the other took away (null). */
export interface Conflict {
  /** In the merged form. */
  path: FormPath;
  mine: Value | Entry;
  theirs: Value | Entry;
}

export interface Merged {
  /** Holds mine where both changed. */
  merged: FormValues;
  conflicts: Conflict[];
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other);
}

function isSameEntry(one: Entry, other: Entry): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

/** Field by field: what only one side changed is taken from there. */
function mergeEntry(path: FormPath, base: Entry, mine: Entry, theirs: Entry): { entry: Entry; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const entry = { ...theirs };
  for (const [name, value] of Object.entries(mine)) {
    const other = theirs[name] ?? null;
    if (isSame(value, base[name])) continue;
    entry[name] = value;
    const isContested = !isSame(other, base[name]) && !isSame(value, other);
    if (isContested) conflicts.push({ path: `${path}.${name}`, mine: value, theirs: other });
  }
  return { entry, conflicts };
}

interface Sides {
  base: ListEntry | undefined;
  mine: ListEntry | undefined;
  theirs: ListEntry | undefined;
}

/** The entry that stays of the two sides; null when one took it away and the other left it as it was. */
function mergeSides(path: FormPath, { base, mine, theirs }: Sides): { entry: ListEntry | null; conflicts: Conflict[] } {
  if (mine !== undefined && theirs !== undefined) {
    const { entry, conflicts } = mergeEntry(path, base ?? {}, mine, theirs);
    return { entry: { ...entry, id: mine.id }, conflicts };
  }
  const left = mine ?? theirs ?? null;
  if (left === null || base === undefined) return { entry: left, conflicts: [] };
  if (isSameEntry(left, base)) return { entry: null, conflicts: [] };
  return { entry: left, conflicts: [{ path, mine: mine ?? null, theirs: theirs ?? null }] };
}

/** True where a side put the entries that both began with in another order. */
function isReordered(base: ListEntry[], side: ListEntry[]): boolean {
  const kept = base.filter(({ id }) => side.some((entry) => entry.id === id));
  const now = side.filter(({ id }) => base.some((entry) => entry.id === id));
  return now.some(({ id }, index) => kept[index]?.id !== id);
}

/** Entries are told apart by their ids: in the order of whoever changed it, theirs where nobody or both did. */
function mergeLists(name: string, base: ListEntry[], mine: ListEntry[], theirs: ListEntry[]) {
  const entries: ListEntry[] = [];
  const conflicts: Conflict[] = [];
  const isMine = isReordered(base, mine) && !isReordered(base, theirs);
  const inOrder = isMine ? [...mine, ...theirs] : [...theirs, ...mine];
  for (const id of new Set(inOrder.map((entry) => entry.id))) {
    const of = (side: ListEntry[]) => side.find((entry) => entry.id === id);
    const merged = mergeSides(`${name}.${entries.length}`, { base: of(base), mine: of(mine), theirs: of(theirs) });
    if (merged.entry !== null) entries.push(merged.entry);
    conflicts.push(...merged.conflicts);
  }
  return { entries, conflicts };
}

const listOf = (value: Entry | ListEntry[] | undefined) => (Array.isArray(value) ? value : []);
const entryOf = (value: Entry | ListEntry[] | undefined) => (Array.isArray(value) ? {} : (value ?? {}));

/**
 * Joins what two devices made of the same form: `base` as both read it, `mine` as it is here, `theirs` as it stands on the
 * server now. What only one side changed is taken; what both changed, differently, stays mine and is named.
 */
export function mergeForms(base: FormValues, mine: FormValues, theirs: FormValues): Merged {
  const merged: FormValues = {};
  const conflicts: Conflict[] = [];
  for (const name of groupNames) {
    const [first, here, there] = [base[name], mine[name] ?? base[name], theirs[name] ?? base[name]];
    if (here === undefined && there === undefined) continue;
    if (Array.isArray(here ?? there)) {
      const joined = mergeLists(name, listOf(first), listOf(here), listOf(there));
      merged[name] = joined.entries;
      conflicts.push(...joined.conflicts);
    } else {
      const joined = mergeEntry(name, entryOf(first), entryOf(here), entryOf(there));
      merged[name] = joined.entry;
      conflicts.push(...joined.conflicts);
    }
  }
  return { merged, conflicts };
}
