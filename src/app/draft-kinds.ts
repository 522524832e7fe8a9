import type { DraftKind } from "../features/drafts/drafts.server.ts";
import { isStarDraft } from "../features/interviews/star-forms.server.ts";

/** The resume's form has one draft, under this name. */
const isResumeDraft: DraftKind = (_db, _applicantId, name) => name === "resume";

/** Both extended forms have drafts, under their pages' names. */
const isFormDraft: DraftKind = (_db, _applicantId, name) => name === "flk1" || name === "flk2";

/** Every form that has drafts. */
export const draftKinds: readonly DraftKind[] = [isResumeDraft, isFormDraft, isStarDraft];
