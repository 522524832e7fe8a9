import { type BodyLimits, smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import type { Page } from "../../desk-base/desk-page.ts";
import type { FieldName, ValueOfKind, vacancyTable } from "../draft/vacancy-fields.ts";
import type { CheckKind, Lead, VacancyAct, VacancyStage, VacancyState } from "../states/vacancy-state.ts";
import type { DeskSort, DeskVacancyFilter } from "../vacancy-list.ts";
import type { DeskQuestion } from "./questions/desk-question.ts";

/** A text in both languages; long ones are Markdown. */
export interface BothTexts {
  id: string;
  en: string;
}

export interface Named {
  id: number;
  name: string;
}

/** The number of open applications to a vacancy. */
export interface ProcessNumbers {
  onProcess: number;
  /** Applied since yesterday began, in Jakarta. */
  fresh: number;
  /** Waiting past the promised day. */
  late: number;
  /** On process by phase, in the order of the phases; `place` is its number among all, from 1. */
  phases: { phaseId: number; place: number; name: string; count: number }[];
}

/** A row of the list. */
export interface VacancyRow extends ProcessNumbers {
  id: number;
  code: string;
  title: string;
  company: Named;
  locations: string[];
  state: VacancyState;
  /** Whether unpublished edits lie beside an open one. */
  isEdited: boolean;
  lead: Lead;
  /** The last open day; null where none was chosen yet. */
  endDate: string | null;
  /** When a scheduled one opens. */
  opensOn: string | null;
  languages: { id: boolean; en: boolean };
  owner: Named | null;
}

export interface VacancyList extends Page<VacancyRow> {
  /** How many each state has under the same filters. */
  counts: Record<VacancyState, number>;
}

export type ListQuery = {
  [Name in Exclude<keyof DeskVacancyFilter, "reviewer">]?: DeskVacancyFilter[Name];
} & {
  /** Those whose review may be one's own. */
  review?: "mine" | undefined;
  sort?: DeskSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** What a field holds in the desk's calls; long texts are Markdown. */
export type WireOfKind = Omit<ValueOfKind, "places"> & { places: string[] };

/** What the desk edits of a vacancy. */
export type EditableFields = { code: string } & {
  [Name in FieldName as (typeof vacancyTable)[Name]["wire"]]: WireOfKind[(typeof vacancyTable)[Name]["kind"]];
};

/** Those that are to be other than before. */
export type EditedFields = { [Name in keyof EditableFields]?: EditableFields[Name] | undefined };

/** A vacancy as the desk sees it. */
export interface DeskVacancyAnswer extends EditableFields {
  id: number;
  version: number;
  company: Named;
  state: VacancyState;
  stage: VacancyStage;
  /** What may be done now by anyone who asks. */
  acts: VacancyAct[];
  mayEdit: boolean;
  isCodeFixed: boolean;
  /** Fields of which an import says something new, and anyone who asks may choose about. */
  conflicts: number;
  requiresReview: boolean;
  lead: Lead;
  /** The last open day as the public sees it, where it does. */
  publicEndDate: string | null;
  opensOn: string | null;
  postedAt: string | null;
  submittedAt: string | null;
  edited: { by: Named | null; isMe: boolean; at: string } | null;
  owner: Named | null;
  /** Phases of the master data, in their order; null: all. */
  plan: number[] | null;
  blind: boolean;
  /** null: the phase after `screening`. */
  revealedFrom: number | null;
  /** null: `user-interview`. */
  sharedFrom: number | null;
  numbers: ProcessNumbers & { applied: number };
  /** What it asks who applies, in its order. */
  questions: DeskQuestion[];
}

/** What the filters and the editor offer. */
export interface VacancyChoices {
  companies: Named[];
  functions: Named[];
  owners: Named[];
  phases: Named[];
  levels: { value: 1 | 2; name: string }[];
  /** schema.org's words of employment, and what they are called. */
  employmentTypes: { value: string; name: string }[];
}

const longTexts: BodyLimits = { bytes: 320 * 1024, files: {}, keepsLongTexts: true };

export const listVacancies = defineDeskCall<{ query: ListQuery }, VacancyList>()({
  method: "GET",
  path: "staff/vacancies",
  needs: "posting.read",
  who: "staff",
});

export const getVacancyChoices = defineDeskCall<object, VacancyChoices>()({
  method: "GET",
  path: "staff/vacancy-choices",
  needs: "posting.read",
  who: "staff",
});

export const createVacancyCall = defineDeskCall<{ body: { companyId: number } & EditedFields }, DeskVacancyAnswer>()({
  method: "POST",
  path: "staff/vacancies",
  needs: "posting.edit",
  who: "staff",
  limits: longTexts,
  creates: true,
});

export interface OfVacancy {
  path: { id: number };
}

export const getDeskVacancy = defineDeskCall<OfVacancy, DeskVacancyAnswer>()({
  method: "GET",
  path: "staff/vacancies/{id}",
  needs: "posting.read",
  who: "staff",
});

export const editVacancyCall = defineDeskCall<
  OfVacancy & { body: EditedFields },
  DeskVacancyAnswer,
  { current: DeskVacancyAnswer }
>()({
  method: "PATCH",
  path: "staff/vacancies/{id}",
  needs: "posting.edit",
  who: "staff",
  limits: longTexts,
  versioned: true,
});

export const deleteVacancyCall = defineDeskCall<OfVacancy, null>()({
  method: "DELETE",
  path: "staff/vacancies/{id}",
  needs: "posting.edit",
  who: "staff",
  body: "none",
  versioned: true,
});

/** Names a call that does something to a vacancy. */
const actCall = <Body extends Record<string, unknown>>(act: string) =>
  defineDeskCall<OfVacancy & { body: Body }, DeskVacancyAnswer, { checks: CheckKind[]; missing: string[] }>()({
    method: "POST",
    path: `staff/vacancies/{id}/${act}`,
    needs: "posting.edit",
    who: "staff",
    limits: smallBody,
  });

export type NoWords = Record<string, never>;

export interface PublishBody extends Record<string, unknown> {
  /** A day to come on which it opens on its own. */
  opensOn?: string | null | undefined;
  acceptedChecks?: { check: CheckKind; reason: string }[] | undefined;
}

export const actCalls = {
  submit: actCall<NoWords>("submit"),
  return: actCall<{ words: string }>("return"),
  publish: actCall<PublishBody>("publish"),
  unschedule: actCall<NoWords>("unschedule"),
  extend: actCall<{ endDate: string }>("extend"),
  archive: actCall<NoWords>("archive"),
  "take-over": actCall<NoWords>("take-over"),
} as const;

/** Which phases a vacancy uses, and what they show of whom. */
export interface PlanBody {
  phaseIds: number[] | null;
  blind: boolean;
  revealedFrom: number | null;
  sharedFrom: number | null;
}

export const changePlanCall = defineDeskCall<
  OfVacancy & { body: { [Name in keyof PlanBody]: PlanBody[Name] } & { reason?: string | undefined } },
  DeskVacancyAnswer,
  { phaseIds: number[] }
>()({
  method: "PUT",
  path: "staff/vacancies/{id}/plan",
  needs: "posting.edit",
  who: "staff",
  limits: smallBody,
  versioned: true,
});

export const duplicateVacancyCall = defineDeskCall<OfVacancy & { body: NoWords }, DeskVacancyAnswer>()({
  method: "POST",
  path: "staff/vacancies/{id}/duplicate",
  needs: "posting.edit",
  who: "staff",
  limits: smallBody,
  creates: true,
});

/** What a check warns of; texts in the language that was asked for stand beside in the page. */
export type CheckAnswer =
  | { check: "english-missing"; fields: string[] }
  | {
      check: "discriminating-words";
      field: "title" | "description" | "requirement";
      language: "id" | "en";
      kind: string;
      /** As it stands there first. */
      found: string;
      better: string;
      times: number;
    }
  | { check: "no-salary" }
  | { check: "similar-open"; id: number; code: string; title: string; similarity: number };

export const getChecks = defineDeskCall<OfVacancy, { data: CheckAnswer[] }>()({
  method: "GET",
  path: "staff/vacancies/{id}/checks",
  needs: "posting.read",
  who: "staff",
});

export interface VersionAnswer {
  number: number;
  title: string;
  publishedBy: Named | null;
  publishedAt: string;
  /** Names of fields that differ from the version before. */
  changed: string[];
}

export const getVersions = defineDeskCall<OfVacancy, { data: VersionAnswer[] }>()({
  method: "GET",
  path: "staff/vacancies/{id}/versions",
  needs: "posting.read",
  who: "staff",
});

/** Where the vacancy is seen as its public page would show it, and until when. */
export const getPreviewAddress = defineDeskCall<OfVacancy, { path: string; until: string }>()({
  method: "GET",
  path: "staff/vacancies/{id}/preview",
  needs: "posting.read",
  who: "staff",
});
