import { m } from "#messages";
import type { TrailAction } from "../../domain/audit/audit.ts";

/** What each deed is called, to be read between who did it and what it was done to. */
export const actionWords: Record<TrailAction, () => string> = {
  "member.invited": m.desk_trail_did_member_invited,
  "member.invited-again": m.desk_trail_did_member_invited_again,
  "member.roles-changed": m.desk_trail_did_member_roles_changed,
  "member.suspended": m.desk_trail_did_member_suspended,
  "member.restored": m.desk_trail_did_member_restored,
  "member.second-step-reset": m.desk_trail_did_member_second_step_reset,
  "member.sessions-ended": m.desk_trail_did_member_sessions_ended,
  "company.settings-changed": m.desk_trail_did_company_settings_changed,
  "vacancy.created": m.desk_trail_did_vacancy_created,
  "vacancy.edited": m.desk_trail_did_vacancy_edited,
  "vacancy.submitted": m.desk_trail_did_vacancy_submitted,
  "vacancy.returned": m.desk_trail_did_vacancy_returned,
  "vacancy.published": m.desk_trail_did_vacancy_published,
  "vacancy.unscheduled": m.desk_trail_did_vacancy_unscheduled,
  "vacancy.opened": m.desk_trail_did_vacancy_opened,
  "vacancy.closed": m.desk_trail_did_vacancy_closed,
  "vacancy.extended": m.desk_trail_did_vacancy_extended,
  "vacancy.archived": m.desk_trail_did_vacancy_archived,
  "vacancy.duplicated": m.desk_trail_did_vacancy_duplicated,
  "vacancy.deleted": m.desk_trail_did_vacancy_deleted,
  "vacancy.taken-over": m.desk_trail_did_vacancy_taken_over,
  "vacancy.plan-changed": m.desk_trail_did_vacancy_plan_changed,
  "trail.read": m.desk_trail_did_trail_read,
  "trail.verified": m.desk_trail_did_trail_verified,
};
