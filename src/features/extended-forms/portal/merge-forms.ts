import { type Conflict as ConflictOf, createMerge } from "../../resumes/portal/merge-values.ts";
import { groupNames } from "../definition/definition.ts";
import type { Value } from "../definition/group.ts";
import { isBlank } from "../form.ts";

/** What was changed in two places. */
export type Conflict = ConflictOf<Value>;

/** Joins what two devices made of the same extended form: what nobody filled in is the same, however it is written. */
export const mergeForms = createMerge<Value>(
  groupNames,
  (one, other) => (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other),
);
