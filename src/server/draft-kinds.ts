import type { DraftKind } from "../domain/drafts/draft-kinds.server.ts";
import { isFormDraft } from "../domain/extended-forms/extended-forms.server.ts";
import { isStarDraft } from "../domain/interviews/answer/own-star.server.ts";
import { isResumeDraft } from "../domain/resumes/resumes.server.ts";

/** Every form that has drafts. */
export const draftKinds: readonly DraftKind[] = [isResumeDraft, isFormDraft, isStarDraft];
