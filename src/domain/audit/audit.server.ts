export { looksAt, recordLooks } from "./look.store.server.ts";
export { auditPersonalData } from "./personal-data.server.ts";
export { sealTrail, workOnTrail } from "./seal-trail.server.ts";
export { hasSeen, type Seen, see } from "./see.server.ts";
export { countTrail, readSealedTrail, readTrail, recordTrail, recordTrails } from "./trail.store.server.ts";
export { findTrailCheck } from "./trail-check.store.server.ts";
export { verifyTrail } from "./walk-trail.server.ts";
