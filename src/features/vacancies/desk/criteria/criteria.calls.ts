import { documentBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";
import type { BothTexts, OfVacancy } from "../vacancies.calls.ts";

/** What scorecards judge by; an English text that nobody wrote is "". */
export interface CriterionTexts {
  name: BothTexts;
  /** A description of what to look for. */
  hint: BothTexts;
  /** The meaning of 1. */
  lowest: BothTexts;
  /** The meaning of 4. */
  highest: BothTexts;
}

export interface CriteriaAnswer {
  /** The vacancy's. */
  version: number;
  /** Since a scorecard was sent, for good. */
  isLocked: boolean;
  data: (CriterionTexts & { id: number })[];
}

export interface CriteriaBody extends Record<string, unknown> {
  /** In their order; without an id it is a new one. */
  criteria: (CriterionTexts & { id?: number | undefined })[];
}

export const getCriteria = defineDeskCall<OfVacancy, CriteriaAnswer>()({
  method: "GET",
  path: "staff/vacancies/{id}/criteria",
  needs: "posting.read",
  who: "staff",
});

export const putCriteriaCall = defineDeskCall<OfVacancy & { body: CriteriaBody }, CriteriaAnswer>()({
  method: "PUT",
  path: "staff/vacancies/{id}/criteria",
  needs: "posting.edit",
  who: "staff",
  limits: documentBody,
  versioned: true,
});
