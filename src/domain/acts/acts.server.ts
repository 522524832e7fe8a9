export { actThing, type HeldActInScope, heldActs } from "./act.store.server.ts";
export { addEndReason, changeEndReason } from "./end-reasons/change-end-reasons.server.ts";
export { allEndReasons, endReasonById } from "./end-reasons/end-reason.store.server.ts";
export { seedEndReasons } from "./end-reasons/seed-end-reasons.server.ts";
export { type Deciding, type Decision, holdAct, type NotHeld, previewAct, undoAct } from "./hold/hold-act.server.ts";
export { actsPersonalData } from "./personal-data.server.ts";
export { readStanding } from "./read-standing.server.ts";
export { createTelling, releaseDue } from "./release/release-acts.server.ts";
export { releaseQueue, workOnActs } from "./work-on-acts.server.ts";
