import type { DraftKind } from "../drafts/draft-kinds.server.ts";

/** Both forms have drafts, under their pages' names. */
export const isFormDraft: DraftKind = (_db, _applicantId, name) => name === "flk1" || name === "flk2";
