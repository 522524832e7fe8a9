import { groupNames } from "../../../domain/extended-forms/definition/definition.ts";
import type { Value } from "../../../domain/extended-forms/definition/group.ts";
import { isBlank } from "../../../domain/extended-forms/form.ts";
import { type Conflict as ConflictOf, createMerge } from "../../resume/merge/merge-values.ts";

/** What was changed in two places. */
export type Conflict = ConflictOf<Value>;

/** Joins what two devices made of the same extended form: what nobody filled in is the same, however it is written. */
export const mergeForms = createMerge<Value>(
  groupNames,
  (one, other) => (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other),
);
