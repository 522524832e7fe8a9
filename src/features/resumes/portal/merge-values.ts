/** The fields of one entry by name. */
export type Fields<Value> = { [field: string]: Value };

/** An entry of a list; the id identifies it on every device. */
export type Listed<Value> = Fields<Value> & { id: number };

/** A form as merging knows it, by group: fields that are there once, or a list of entries. */
export type FormGroups<Value> = { [group: string]: Fields<Value> | Listed<Value>[] };

/** What was changed in two places: a field, or an entry that one side changed and the other took away (null). */
export interface Conflict<Value> {
  /** In the merged form: `personalData.phone`, `education.0.gpa`, `education.0`. */
  path: string;
  mine: Value | Fields<Value> | null;
  theirs: Value | Fields<Value> | null;
}

export interface Merged<Value> {
  /** Holds mine where both changed. */
  merged: FormGroups<Value>;
  conflicts: Conflict<Value>[];
}

/** True for values of a field that say the same. */
export type IsSame<Value> = (one: Value | undefined, other: Value | undefined, field: string) => boolean;

interface Entry<Value> {
  entry: Fields<Value>;
  conflicts: Conflict<Value>[];
}

interface Sides<Value> {
  base: Listed<Value> | undefined;
  mine: Listed<Value> | undefined;
  theirs: Listed<Value> | undefined;
}

/** True where a side put the entries that both began with in another order. */
function isReordered(base: readonly { id: number }[], side: readonly { id: number }[]): boolean {
  const common = base.filter(({ id }) => side.some((entry) => entry.id === id));
  const now = side.filter(({ id }) => base.some((entry) => entry.id === id));
  return now.some(({ id }, index) => common[index]?.id !== id);
}

function listOf<Value>(value: Fields<Value> | Listed<Value>[] | undefined): Listed<Value>[] {
  return Array.isArray(value) ? value : [];
}

function toEntry<Value>(value: Fields<Value> | Listed<Value>[] | undefined): Fields<Value> {
  return Array.isArray(value) ? {} : (value ?? {});
}

/**
 * Makes the function that joins what two devices made of the same form, of the groups that `names` says: `base` as both
 * read it, `mine` as it is here, `theirs` as the server has it now. What only one side changed is taken; what both
 * changed, differently, stays mine and is named.
 */
export function createMerge<Value>(names: readonly string[], isSame: IsSame<Value>) {
  /** Field by field: what only one side changed is taken from there. */
  function mergeEntry(path: string, base: Fields<Value>, mine: Fields<Value>, theirs: Fields<Value>): Entry<Value> {
    const conflicts: Conflict<Value>[] = [];
    const entry = { ...theirs };
    for (const [name, value] of Object.entries(mine)) {
      const other = theirs[name];
      if (isSame(value, base[name], name)) continue;
      entry[name] = value;
      const isContested = !isSame(other, base[name], name) && !isSame(value, other, name);
      if (isContested) conflicts.push({ path: `${path}.${name}`, mine: value, theirs: other ?? null });
    }
    return { entry, conflicts };
  }

  function isSameEntry(one: Fields<Value>, other: Fields<Value>): boolean {
    const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...fields].every((name) => isSame(one[name], other[name], name));
  }

  /** The entry that stays of the two sides; null when one took it away and the other left it as it was. */
  function mergeSides(path: string, { base, mine, theirs }: Sides<Value>) {
    if (mine !== undefined && theirs !== undefined) {
      const { entry, conflicts } = mergeEntry(path, base ?? {}, mine, theirs);
      return { entry: Object.assign(entry, { id: mine.id }), conflicts };
    }
    const left = mine ?? theirs ?? null;
    if (left === null || base === undefined) return { entry: left, conflicts: [] };
    if (isSameEntry(left, base)) return { entry: null, conflicts: [] };
    return { entry: left, conflicts: [{ path, mine: mine ?? null, theirs: theirs ?? null }] };
  }

  /** Entries are matched by their ids: in the order of the side that changed it, theirs where nobody or both did. */
  function mergeLists(name: string, base: Listed<Value>[], mine: Listed<Value>[], theirs: Listed<Value>[]) {
    const entries: Listed<Value>[] = [];
    const conflicts: Conflict<Value>[] = [];
    const isMine = isReordered(base, mine) && !isReordered(base, theirs);
    const inOrder = isMine ? [...mine, ...theirs] : [...theirs, ...mine];
    for (const id of new Set(inOrder.map((entry) => entry.id))) {
      const of = (side: Listed<Value>[]) => side.find((entry) => entry.id === id);
      const merged = mergeSides(`${name}.${entries.length}`, { base: of(base), mine: of(mine), theirs: of(theirs) });
      if (merged.entry !== null) entries.push(merged.entry);
      conflicts.push(...merged.conflicts);
    }
    return { entries, conflicts };
  }

  return (base: FormGroups<Value>, mine: FormGroups<Value>, theirs: FormGroups<Value>): Merged<Value> => {
    const merged: FormGroups<Value> = {};
    const conflicts: Conflict<Value>[] = [];
    for (const name of names) {
      const [first, here, there] = [base[name], mine[name] ?? base[name], theirs[name] ?? base[name]];
      if (here === undefined && there === undefined) continue;
      if (Array.isArray(here ?? there)) {
        const joined = mergeLists(name, listOf(first), listOf(here), listOf(there));
        merged[name] = joined.entries;
        conflicts.push(...joined.conflicts);
      } else {
        const joined = mergeEntry(name, toEntry(first), toEntry(here), toEntry(there));
        merged[name] = joined.entry;
        conflicts.push(...joined.conflicts);
      }
    }
    return { merged, conflicts };
  };
}
