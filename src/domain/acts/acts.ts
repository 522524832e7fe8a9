export { type ActState, actStates } from "./act-state.ts";
export type { EndReasonRow } from "./end-reasons/end-reason.store.server.ts";
