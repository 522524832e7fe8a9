import type { Begun } from "../../drafts/keep/asking-keeper.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";

/** What the changes in the form go on from; it moves on while the page is open. */
export interface Standing {
  get: () => Begun<ResumeValues>;
  set: (begun: Begun<ResumeValues>) => void;
}

export function standing(first: Begun<ResumeValues>): Standing {
  let begun = first;
  return {
    get: () => begun,
    set(next) {
      begun = next;
    },
  };
}
