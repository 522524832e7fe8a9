import type { DraftKind } from "../features/drafts/draft-kinds.server.ts";
import { isFormDraft } from "../features/extended-forms/extended-forms.server.ts";
import { isStarDraft } from "../features/interviews/answer/own-star.server.ts";
import { isResumeDraft } from "../features/resumes/resumes.server.ts";

/** Every form that has drafts. */
export const draftKinds: readonly DraftKind[] = [isResumeDraft, isFormDraft, isStarDraft];
