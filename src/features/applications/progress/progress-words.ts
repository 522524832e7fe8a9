import { m } from "#messages";
import type { Language } from "../../../i18n/language.ts";
import type { NotificationKind } from "../notifications/notification-kind.ts";

const words = {
  "phase-began": m.applications_progress_phase_began,
  "phase-passed": m.applications_progress_phase_passed,
  invited: m.applications_progress_invited,
  "star-asked": m.applications_progress_star_asked,
  "form-asked": m.applications_progress_form_asked,
  "invitation-accepted": m.applications_progress_invitation_accepted,
  "invitation-declined": m.applications_progress_invitation_declined,
  "reschedule-asked": m.applications_progress_reschedule_asked,
  progressed: m.applications_progress_progressed,
  hired: m.applications_progress_hired,
  "not-continued": m.applications_progress_not_continued,
  "vacancy-closed": m.applications_progress_vacancy_closed,
  reopened: m.applications_progress_reopened,
} as const satisfies Record<NotificationKind, unknown>;

const subjects = {
  "phase-began": m.applications_progress_subject_phase_began,
  "phase-passed": m.applications_progress_subject_phase_passed,
  invited: m.applications_progress_subject_invited,
  "star-asked": m.applications_progress_subject_star_asked,
  "form-asked": m.applications_progress_subject_form_asked,
  "invitation-accepted": m.applications_progress_subject_progressed,
  "invitation-declined": m.applications_progress_subject_progressed,
  "reschedule-asked": m.applications_progress_subject_progressed,
  progressed: m.applications_progress_subject_progressed,
  hired: m.applications_progress_subject_hired,
  "not-continued": m.applications_progress_subject_not_continued,
  "vacancy-closed": m.applications_progress_subject_vacancy_closed,
  reopened: m.applications_progress_subject_reopened,
} as const satisfies Record<NotificationKind, unknown>;

interface News {
  position: string;
  company: string;
  phase: string;
}

/** What became of an application, in one sentence. */
export function newsText(kind: NotificationKind, news: News, language: Language): string {
  return words[kind](news, { locale: language });
}

/** What became of an application, as the subject of its mail: "Undangan Wawancara HR: Analis Data, Tapak Baja". */
export function newsSubject(kind: NotificationKind, news: News, language: Language): string {
  return subjects[kind](news, { locale: language });
}
