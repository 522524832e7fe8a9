import type { DraftKind } from "../drafts/draft-kinds.server.ts";

/** The resume's form has one draft, under this name. */
export const isResumeDraft: DraftKind = (_db, _applicantId, name) => name === "resume";
