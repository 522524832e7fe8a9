import { m } from "#messages";
import type { TrailAction } from "../../domain/audit/audit.ts";

/** What each deed is called, to be read between who did it and what it was done to. */
export const actionWords: Record<TrailAction, () => string> = {
  "member.invited": m.desk_trail_did_member_invited,
  "member.invited-again": m.desk_trail_did_member_invited_again,
  "member.came": m.desk_trail_did_member_came,
  "member.roles-changed": m.desk_trail_did_member_roles_changed,
  "member.suspended": m.desk_trail_did_member_suspended,
  "member.restored": m.desk_trail_did_member_restored,
  "member.second-step-reset": m.desk_trail_did_member_second_step_reset,
  "member.sessions-ended": m.desk_trail_did_member_sessions_ended,
  "company.settings-changed": m.desk_trail_did_company_settings_changed,
  "trail.read": m.desk_trail_did_trail_read,
  "trail.verified": m.desk_trail_did_trail_verified,
  "application.act-held": m.desk_trail_did_application_act_held,
  "application.act-undone": m.desk_trail_did_application_act_undone,
  "application.act-released": m.desk_trail_did_application_act_released,
  "application.act-dropped": m.desk_trail_did_application_act_dropped,
  "end-reason.added": m.desk_trail_did_end_reason_added,
  "end-reason.changed": m.desk_trail_did_end_reason_changed,
};
