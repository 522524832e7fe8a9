import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { ActivityResult, ApplicationStatus, PhaseStatus } from "../../../applications/application.ts";
import type { Whose } from "../../../decisions/desk/acts.calls.ts";
import type { Page } from "../../../desk-base/desk-page.ts";
import type { Side, WireField } from "../../imported/imported-values.ts";
import type { VacancyState } from "../../states/vacancy-state.ts";

/** What a field says; long texts are Markdown. */
export type ConflictValue = string | number | string[] | null;

/** A field that was edited in the desk, and of which an import says something new. */
export interface ConflictField {
  field: WireField;
  ours: ConflictValue;
  theirs: ConflictValue;
}

/** A vacancy of which fields wait for a choice; its number is the conflict's. */
export interface Conflict {
  id: number;
  /** Of the vacancy: whatever changes it, changes what is to be chosen about. */
  version: number;
  code: string;
  title: string;
  state: VacancyState;
  company: { id: number; name: string };
  editedAt: string | null;
  /** When an import said it; null once nothing waits. */
  importedAt: string | null;
  fields: ConflictField[];
}

/** A row of the hiring system about a vacancy that the desk leads: refused, and shown for 30 days. */
export interface RefusedProgress {
  id: number;
  applicationId: number;
  who: Whose;
  vacancy: { id: number; title: string };
  /** What it said: a phase by its code or name, statuses, and the names of other columns. */
  phase: string | null;
  phaseStatus: PhaseStatus | null;
  status: ApplicationStatus | null;
  result: ActivityResult | null;
  others: string[];
  refusedAt: string;
}

type PageQuery = {
  limit?: number | undefined;
  cursor?: string | undefined;
};

export const listConflicts = defineDeskCall<
  { query: PageQuery & { vacancyId?: number | undefined } },
  Page<Conflict>
>()({
  method: "GET",
  path: "staff/conflicts",
  needs: "conflict.resolve",
  who: "staff",
});

export const listRefusedProgress = defineDeskCall<{ query: PageQuery }, Page<RefusedProgress>>()({
  method: "GET",
  path: "staff/conflicts/progress",
  needs: "conflict.resolve",
  who: "staff",
});

/** For each field which of the two stays; what is not named still waits. */
export const chooseCall = defineDeskCall<
  { path: { id: number }; body: { [Name in WireField]?: Side | undefined } },
  Conflict,
  { current: Conflict }
>()({
  method: "POST",
  path: "staff/conflicts/{id}",
  needs: "conflict.resolve",
  who: "staff",
  limits: smallBody,
  versioned: true,
});
