import type { Begun } from "../../../drafts/portal/keep/asking-keeper.ts";
import type { DraftData } from "../draft/draft-data.schema.ts";
import { draftOver } from "../draft/draft-over.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import { joinResumes } from "../merge-resumes.ts";

/** The resume as it is stored. */
export interface Stored {
  values: ResumeValues;
  version: number;
}

interface Opened {
  values: ResumeValues;
  begun: Begun<ResumeValues>;
}

/**
 * What the form shows: the draft, joined with what was saved elsewhere since it was begun. Where both changed the same,
 * the draft stays as it is, and its person is asked when it is saved.
 */
export function openDraft(stored: Stored, draft: DraftData | null): Opened {
  if (draft === null) return { values: stored.values, begun: stored };
  const { base = null, profileVersion } = draft;
  const values = draftOver(stored.values, draft.values);
  if (profileVersion === stored.version) return { values, begun: stored };
  const both = joinResumes(base, values, stored.values);
  if (!both.hasConflicts) return { values: both.mine, begun: stored };
  return { values, begun: { values: base, version: profileVersion } };
}
