export { appliedVacancies } from "./application.store.server.ts";
export { seedDemonstrationApplications } from "./sample/seed-applications.server.ts";
