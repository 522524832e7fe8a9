import { plainDigits } from "../../../ui/fields/money-digits.ts";
import { type ResumeValues, resumeValues } from "./form/values/resume-values.schema.ts";
import { type Conflict, createMerge, type FormGroups, type Listed } from "./merge-values.ts";
import { fieldsByPath } from "./wire/paths.ts";

const lists = ["pendidikanList", "internshipList", "pengalamanList", "organisasiList"] as const;

type Fields = Record<string, unknown>;

const kinds = new Map([...fieldsByPath.values()].map(({ wire, kind }) => [wire, kind]));

/** A typed value as it reads in every language: separators differ, and so does the text of what was chosen. */
function bare(value: unknown, field: string): unknown {
  const kind = kinds.get(field);
  if (kind === "salary" && typeof value === "string") return plainDigits(value);
  if (kind === "grade" && typeof value === "string") return value.replace(",", ".");
  return typeof value === "object" && value !== null && "value" in value ? value.value : value;
}

function isSame(one: unknown, other: unknown, field: string): boolean {
  return JSON.stringify(bare(one, field)) === JSON.stringify(bare(other, field));
}

const mergeGroups = createMerge<unknown>(["personalData", ...lists, "consent"], isSame);

const idName = (list: string) => (list === "internshipList" ? "flkinternshipId" : "id");

/** What stands in an entry, whatever its number is. */
function getContent(entry: Fields): string {
  return JSON.stringify(
    Object.entries(entry).flatMap(([name, value]) =>
      /^(id|flkinternshipId)$/.test(name) ? [] : [[name, bare(value, name)]],
    ),
  );
}

/**
 * The entries of a list with a number each. A new one has none yet: it takes the number of the same entry in `saved`, as
 * after a save whose answer was lost, else one that is nobody's.
 */
function numbered(list: string, entries: readonly Fields[], saved: readonly Fields[]): Listed<unknown>[] {
  const taken = new Set(entries.map((entry) => entry[idName(list)]));
  const free = saved.filter((entry) => !taken.has(entry[idName(list)]));
  return entries.map((entry, index) => {
    const id = entry[idName(list)];
    if (typeof id === "number") return { ...entry, id };
    const at = free.findIndex((other) => getContent(other) === getContent(entry));
    const [same] = at === -1 ? [] : free.splice(at, 1);
    const savedId = same?.[idName(list)];
    return { ...entry, id: typeof savedId === "number" ? savedId : -1 - index };
  });
}

function getGroups(values: ResumeValues, saved: ResumeValues): FormGroups<unknown> {
  return {
    personalData: values.personalData,
    ...Object.fromEntries(lists.map((list) => [list, numbered(list, values[list], saved[list])])),
    consent: values.consent,
  };
}

/** The form again; entries that nobody saved yet have no number. */
function getValues(groups: FormGroups<unknown>): ResumeValues {
  const unnumbered = Object.entries(groups).map(([name, group]) => {
    if (!Array.isArray(group)) return [name, group];
    return [name, group.map(({ id, ...entry }) => ({ ...entry, [idName(name)]: id > 0 ? id : null }))];
  });
  return resumeValues.parse(Object.fromEntries(unnumbered));
}

/** The merged form with one side's choice of everything that both changed. */
function decided(
  merged: FormGroups<unknown>,
  conflicts: readonly Conflict<unknown>[],
  side: "mine" | "theirs",
): ResumeValues {
  const groups = structuredClone(merged);
  const gone: Fields[] = [];
  for (const conflict of conflicts) {
    const [name = "", ...rest] = conflict.path.split(".");
    const group = groups[name] ?? {};
    const entry = Array.isArray(group) ? (group[Number(rest[0])] ?? {}) : group;
    const field = Array.isArray(group) ? rest[1] : rest[0];
    if (field !== undefined) Reflect.set(entry, field, conflict[side]);
    else if (conflict[side] === null) gone.push(entry);
  }
  for (const [name, group] of Object.entries(groups)) {
    if (Array.isArray(group)) groups[name] = group.filter((entry) => !gone.includes(entry));
  }
  return getValues(groups);
}

/** Two states of a resume joined: the same but where both changed the same field, or one took away what the other changed. */
export interface JoinedResume {
  mine: ResumeValues;
  theirs: ResumeValues;
  hasConflicts: boolean;
}

/**
 * Joins what was filled in here with what was saved elsewhere, as the extended form does: field by field, entries by their
 * numbers. `base` is what both began with; null where nobody knows, so that whatever differs is asked.
 */
export function joinResumes(base: ResumeValues | null, mine: ResumeValues, theirs: ResumeValues): JoinedResume {
  const began = base === null ? {} : getGroups(base, theirs);
  const { merged, conflicts } = mergeGroups(began, getGroups(mine, theirs), getGroups(theirs, theirs));
  return {
    mine: decided(merged, conflicts, "mine"),
    theirs: decided(merged, conflicts, "theirs"),
    hasConflicts: conflicts.length > 0,
  };
}
