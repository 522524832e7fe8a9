import { closingMoment } from "../vacancy.ts";
import {
  type ImportedField,
  type ImportedValues,
  importedFields,
  isSameValue,
  only,
  type SomeValues,
  toldFields,
} from "./imported-values.ts";

/** How a vacancy stands when an import speaks of it. */
export interface ImportState {
  /** As the public sees it, or would; null of a draft, which the public never saw. */
  published: ImportedValues | null;
  /** The draft, before or beside it. */
  draft: ImportedValues | null;
  /** The last imported values that the desk has; for a vacancy that was made in the desk none at first. */
  said: SomeValues;
  /** Newer imported values of edited fields, without a choice yet. */
  pending: SomeValues;
  /** Closed by hand: its end was decided in the desk, whatever day it says. */
  isClosedByHand: boolean;
  /** Open to the public now. */
  isShown: boolean;
}

/** The result for an imported vacancy. */
export interface Merged {
  /** Values that are the vacancy's from now on, public and draft alike. */
  taken: SomeValues;
  said: SomeValues;
  pending: SomeValues;
  /** Fields that were edited here, and of which the import says something that it did not say before. */
  raised: ImportedField[];
  /** Fields whose edits in the desk the import has overwritten: only where it takes all. */
  overwritten: ImportedField[];
}

/** The one value that stands for a field in the desk: the draft's where there is one. */
export function ours({ draft, published }: Pick<ImportState, "draft" | "published">): SomeValues {
  return draft ?? published ?? {};
}

const getPlaces = ({ published, draft }: ImportState) => [published, draft].filter((place) => place !== null);

/** Whether a field says something else in the desk than the last import did. */
function isEdited(state: ImportState, field: ImportedField): boolean {
  if (field === "endDay" && state.isClosedByHand) return true;
  return getPlaces(state).some((place) => !isSameValue(place, state.said, field));
}

/** Compares imported values with the last ones, field by field (recruiting §12). */
export function mergeImport(
  state: ImportState,
  values: SomeValues,
  { takesAll, now }: { takesAll: boolean; now: Date },
): Merged {
  const taking = new Set<ImportedField>();
  const waiting = new Set(toldFields(state.pending));
  const agreed = new Set<ImportedField>();
  const overwritten: ImportedField[] = [];
  for (const field of toldFields(values)) {
    waiting.delete(field);
    if (getPlaces(state).every((place) => isSameValue(place, values, field))) agreed.add(field);
    else if (!isEdited(state, field)) taking.add(field);
    else if (takesAll) {
      taking.add(field);
      overwritten.push(field);
    } else if (!isSameValue(state.said, values, field)) waiting.add(field);
  }
  for (const field of takesAll ? [] : unsafe(state, values, taking, now)) {
    taking.delete(field);
    waiting.add(field);
  }
  const pending = { ...only(state.pending, [...waiting]), ...only(values, [...waiting]) };
  return {
    taken: only(values, [...taking]),
    said: { ...state.said, ...only(values, [...taking, ...agreed]) },
    pending,
    raised: importedFields.filter((field) => waiting.has(field) && !isSameValue(state.pending, pending, field)),
    overwritten,
  };
}

/** Unedited fields that an import may still not take alone. */
function unsafe(state: ImportState, values: SomeValues, taking: Set<ImportedField>, now: Date): ImportedField[] {
  const taken = only(values, [...taking]);
  const found: ImportedField[] = [];
  const turned = getPlaces(state).some((place) => !inOrder({ ...place, ...taken }));
  if (turned) found.push("salaryMin", "salaryMax");
  // Nothing that was edited here is hidden from the public without a choice.
  const end = taken.endDay ?? null;
  const hides = state.isShown && end !== null && closingMoment(end) <= now;
  if (hides && importedFields.some((field) => isEdited(state, field))) found.push("endDay");
  return found.filter((field) => taking.has(field));
}

/** Whether the lower salary is none above the upper one. */
export function inOrder({ salaryMin = null, salaryMax = null }: SomeValues): boolean {
  return salaryMin === null || salaryMax === null || salaryMin <= salaryMax;
}

/**
 * What waits for a choice no longer once the desk says the same as the import: it is known then.
 * @returns null where all of it still waits
 */
export function settled(state: ImportState): Pick<Merged, "said" | "pending"> | null {
  const { said, pending } = state;
  const agreed = toldFields(pending).filter((field) => isSameValue(ours(state), pending, field));
  if (agreed.length === 0) return null;
  const rest = toldFields(pending).filter((field) => !agreed.includes(field));
  return { said: { ...said, ...only(pending, agreed) }, pending: only(pending, rest) };
}
