export { looksAt, recordLooks } from "./look.store.server.ts";
export { auditPersonalData } from "./personal-data.server.ts";
export { sealTrail, verifyTrail, workOnTrail } from "./seal-trail.server.ts";
export { hasSeen, type Seen, see } from "./see.server.ts";
export { countTrail, readTrail, recordTrail, recordTrails } from "./trail.store.server.ts";
