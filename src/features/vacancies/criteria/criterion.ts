import type { BothTexts } from "../draft/vacancy-fields.ts";

/** Limits of what a scorecard judges by (recruiting §4). */
export const criterionLimits = { name: 80, hint: 300, meaning: 200, most: 8 } as const;

/** A criterion's texts; the English ones are "" where nobody wrote them. */
export interface CriterionTexts {
  name: BothTexts;
  /** A description of what to look for. */
  hint: BothTexts;
  /** The meaning of 1. */
  lowest: BothTexts;
  /** The meaning of 4. */
  highest: BothTexts;
}

/** Criteria of a vacancy's scorecards. */
export interface Criterion extends CriterionTexts {
  id: number;
}

/** A criterion as it is to be: one that there is already continues being it, whatever it says now. */
export interface WantedCriterion extends CriterionTexts {
  /** null for a new one. */
  id: number | null;
}
