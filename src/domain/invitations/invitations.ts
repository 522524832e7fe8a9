export { invitationCalendarPath, invitationPath } from "./invitation-path.ts";
export type { JoinRow } from "./join/join-row.ts";
