import type { Action } from "../../contract/action.ts";
import type { Language } from "../../i18n/language.ts";
import type { DoneBy } from "../audit/trail.ts";
import type { Reach } from "../companies/policies.ts";

/** Who of staff asks, by which right, and how far that goes. */
export interface Asking {
  by: DoneBy;
  /** The row of the policies that lets them. */
  needed: Action;
  reach: Reach;
  language: Language;
}
