export { looksAt, recordLooks } from "./look.store.server.ts";
export { auditPersonalData } from "./personal-data.server.ts";
export { sealTrail, type Verified, verifyTrail, workOnTrail } from "./seal-trail.server.ts";
export { countTrail, readTrail, recordTrail, type TrailFilter } from "./trail.store.server.ts";
