import { m } from "#messages";
import { momentText } from "../../../i18n/formats.ts";
import { WorkTable } from "../../../ui/dense/work-page.tsx";
import type { TrailAction } from "../trail.ts";
import type { TrailRow } from "./trail.calls.ts";
import styles from "./trail.module.css";

/** Labels of the acts, between the actor and the object. */
export const actionWords: Record<TrailAction, () => string> = {
  "member.invited": m.desk_trail_did_member_invited,
  "member.invited-again": m.desk_trail_did_member_invited_again,
  "member.came": m.desk_trail_did_member_came,
  "member.roles-changed": m.desk_trail_did_member_roles_changed,
  "member.admin-kept": m.desk_trail_did_member_admin_kept,
  "member.suspended": m.desk_trail_did_member_suspended,
  "member.restored": m.desk_trail_did_member_restored,
  "member.second-step-reset": m.desk_trail_did_member_second_step_reset,
  "member.sessions-ended": m.desk_trail_did_member_sessions_ended,
  "member.sample-link-made": m.desk_trail_did_member_sample_link_made,
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
  "conflict.raised": m.desk_trail_did_conflict_raised,
  "conflict.kept-ours": m.desk_trail_did_conflict_kept_ours,
  "conflict.took-theirs": m.desk_trail_did_conflict_took_theirs,
  "vacancy.questions-changed": m.desk_trail_did_vacancy_questions_changed,
  "vacancy.criteria-changed": m.desk_trail_did_vacancy_criteria_changed,
  "vacancy.team-changed": m.desk_trail_did_vacancy_team_changed,
  "candidates.listed": m.desk_trail_did_candidates_listed,
  "candidate.read": m.desk_trail_did_candidate_read,
  "candidate.pages-limited": m.desk_trail_did_candidate_pages_limited,
  "candidate.cv-read": m.desk_trail_did_candidate_cv_read,
  "candidate.cv-downloaded": m.desk_trail_did_candidate_cv_downloaded,
  "candidate.photo-read": m.desk_trail_did_candidate_photo_read,
  "candidate.form-read": m.desk_trail_did_candidate_form_read,
  "candidate.star-form-read": m.desk_trail_did_candidate_star_form_read,
  "candidate.starred": m.desk_trail_did_candidate_starred,
  "candidate.shared": m.desk_trail_did_candidate_shared,
  "candidate.unshared": m.desk_trail_did_candidate_unshared,
  "candidate.revealed": m.desk_trail_did_candidate_revealed,
  "vacancy.link-added": m.desk_trail_did_vacancy_link_added,
  "vacancy.link-changed": m.desk_trail_did_vacancy_link_changed,
  "candidates.exported": m.desk_trail_did_candidates_exported,
  "job.started": m.desk_trail_did_job_started,
  "job.stopped": m.desk_trail_did_job_stopped,
  "job.undone": m.desk_trail_did_job_undone,
  "note.written": m.desk_trail_did_note_written,
  "note.changed": m.desk_trail_did_note_changed,
  "note.deleted": m.desk_trail_did_note_deleted,
  "scorecard.asked": m.desk_trail_did_scorecard_asked,
  "scorecard.sent": m.desk_trail_did_scorecard_sent,
  "scorecard.amended": m.desk_trail_did_scorecard_amended,
  "trail.read": m.desk_trail_did_trail_read,
  "trail.verified": m.desk_trail_did_trail_verified,
  "application.act-held": m.desk_trail_did_application_act_held,
  "application.act-undone": m.desk_trail_did_application_act_undone,
  "application.act-released": m.desk_trail_did_application_act_released,
  "application.act-dropped": m.desk_trail_did_application_act_dropped,
  "end-reason.added": m.desk_trail_did_end_reason_added,
  "end-reason.changed": m.desk_trail_did_end_reason_changed,
  "search-word.added": m.desk_trail_did_search_word_added,
  "search-word.removed": m.desk_trail_did_search_word_removed,
  "search-word.function-mapped": m.desk_trail_did_search_word_function_mapped,
};

const actorWords = {
  staff: m.desk_trail_gone,
  key: m.desk_trail_key,
  command: m.desk_trail_command,
  system: m.desk_trail_system,
} as const;

function thingText(thing: TrailRow["thing"]): string {
  if (thing === null) return "–";
  if (thing.name !== null) return thing.name;
  const id = String(thing.id);
  return thing.kind === "application" ? m.desk_trail_thing_application({ id }) : m.desk_trail_thing_other({ id });
}

/** Entries, a row each; no value of anybody's data is in them. */
export function TrailTable({ rows }: { readonly rows: readonly TrailRow[] }) {
  const head = [
    ...[m.desk_trail_at(), m.desk_trail_who(), m.desk_trail_what(), m.desk_trail_on(), m.desk_trail_fields()],
    ...[m.desk_trail_why(), m.desk_trail_request()],
  ];
  return (
    <WorkTable
      label={m.desk_trail_title()}
      head={head.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    >
      {rows.map(({ id, at, actor, action, thing, company, fields, reason, requestId }) => (
        <tr key={id}>
          <td data-quiet data-nowrap>
            {momentText(at)}
          </td>
          <th scope="row">{actor.name ?? actorWords[actor.kind]()}</th>
          <td>{actionWords[action]()}</td>
          <td data-quiet>
            {thing?.kind !== "company" && company ? `${thingText(thing)}, ${company}` : thingText(thing)}
          </td>
          <td data-quiet>{fields.join(", ") || "–"}</td>
          <td data-quiet>{reason ?? "–"}</td>
          <td data-quiet className={styles.request}>
            {requestId}
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}
