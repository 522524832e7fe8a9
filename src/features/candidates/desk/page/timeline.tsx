import { m } from "#messages";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { whenText } from "../when-text.ts";
import styles from "./candidate.module.css";
import type { CandidateAnswer } from "./page.calls.ts";

const words: Record<string, () => string> = {
  "phase-began": m.desk_applicants_news_phase_began,
  "phase-passed": m.desk_applicants_news_phase_passed,
  invited: m.desk_applicants_news_invited,
  "star-asked": m.desk_applicants_news_star_asked,
  "form-asked": m.desk_applicants_news_form_asked,
  reopened: m.desk_applicants_news_reopened,
  hired: m.desk_applicants_news_hired,
  "not-continued": m.desk_applicants_news_not_continued,
  "vacancy-closed": m.desk_applicants_news_vacancy_closed,
};

/** What an applicant was told, in words. */
function newsWords(news: string | null): string {
  return words[news ?? ""]?.() ?? m.desk_applicants_news_progressed();
}

type Event = CandidateAnswer["timeline"][number];

const answers = {
  accept: m.desk_applicants_answer_accept,
  decline: m.desk_applicants_answer_decline,
  reschedule: m.desk_applicants_answer_reschedule,
} as const;

function eventText({ kind, version, news, answer, gives }: Event): string {
  switch (kind) {
    case "submitted":
      return m.desk_applicants_event_submitted();
    case "edited":
      return m.desk_applicants_event_edited({ version: version ?? 0 });
    case "withdrawn":
      return m.desk_applicants_event_withdrawn();
    case "answered":
      return answer === null ? m.desk_applicants_event_answered() : answers[answer]();
    case "form-answered":
      return gives === true ? m.desk_applicants_event_form_given() : m.desk_applicants_event_form_declined();
    case "progressed":
      return newsWords(news);
  }
}

const authors = {
  applicant: m.desk_applicants_by_applicant,
  hiring: m.desk_applicants_by_hiring,
  system: m.desk_applicants_by_system,
} as const;

/** Events with their places from the first on: of somebody hidden several may have the same day. */
const numbered = (events: readonly Event[]) => events.map((event, place) => ({ event, number: events.length - place }));

/** What happened to an application, the newest first. */
export function Timeline({ events }: { readonly events: readonly Event[] }) {
  return (
    <WorkSection title={m.desk_applicants_timeline()}>
      <ol className={styles.timeline}>
        {numbered(events).map(({ event, number }) => (
          <li key={number}>
            <strong>
              {eventText(event)}
              {event.phase !== null && `: ${event.phase}`}
            </strong>
            <span>{[whenText(event.at), authors[event.by]()].join(" · ")}</span>
            {event.words !== null && <q>{event.words}</q>}
          </li>
        ))}
      </ol>
    </WorkSection>
  );
}
