export { type Draft, forgetDrafts, removeDraft } from "./draft.store.server.ts";
export { type DraftKind, hasDraft } from "./draft-kinds.server.ts";
export { keepDraft, loseDraft, openDraft } from "./keep-draft.server.ts";
export { draftsPersonalData } from "./personal-data.server.ts";
