import { Link } from "react-router";
import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, momentText } from "../../../../i18n/formats.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { StandingTags } from "../../../decisions/desk/standing-tags.tsx";
import { whenText, whoText } from "../texts.ts";
import styles from "./candidate.module.css";
import type { CandidateAnswer, FormAnswer } from "./page.calls.ts";

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

/** A message to an applicant, in words. */
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

/** Events with their places from the first on: of someone hidden several may have the same day. */
const numbered = (events: readonly Event[]) => events.map((event, place) => ({ event, number: events.length - place }));

/** An application's events, the newest first. */
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

interface OthersProps {
  readonly others: CandidateAnswer["others"];
  readonly list: string;
}

/** The person's other applications in one's own companies, and those of who may be the same; nothing is joined. */
export function Others({ others, list }: OthersProps) {
  const own = others.filter(({ isOwn }) => isOwn);
  const perhaps = others.filter(({ isOwn }) => !isOwn);
  return (
    <>
      {own.length > 0 && <List title={m.desk_applicants_part_others()} others={own} list={list} />}
      {perhaps.length > 0 && (
        <List
          title={m.desk_applicants_perhaps_same()}
          text={m.desk_applicants_perhaps_same_text()}
          others={perhaps}
          list={list}
        />
      )}
    </>
  );
}

interface ListProps extends OthersProps {
  readonly title: string;
  readonly text?: string;
}

function List({ title, text, others, list }: ListProps) {
  return (
    <WorkSection title={title}>
      {text !== undefined && <p className={styles.quiet}>{text}</p>}
      <ul className={styles.others}>
        {others.map(({ row }) => (
          <li key={row.id}>
            <Link to={`/staff/applications/${row.id}${list === "" ? "" : `?list=${encodeURIComponent(list)}`}`}>
              {row.vacancy.title}
            </Link>
            <StandingTags row={row} />
            <span>{[whoText(row), row.phase?.name ?? "", dateText(jakartaDay(row.appliedAt))].join(" · ")}</span>
          </li>
        ))}
      </ul>
    </WorkSection>
  );
}

type Form = NonNullable<FormAnswer["data"]>;
type Entry = Form["sections"][number]["entries"][number];

/** The extended form as the company got it. */
export function GivenForm({ form: { givenAt, sections } }: { readonly form: Form }) {
  return (
    <>
      <Text tone="muted">{m.desk_applicants_form_copy({ moment: momentText(givenAt) })}</Text>
      {sections.map(({ title, entries }) => (
        <WorkSection key={title} title={title}>
          {entries.map((entry) => (
            <FormEntry key={`${entry.title} ${entry.number}`} entry={entry} />
          ))}
        </WorkSection>
      ))}
    </>
  );
}

function FormEntry({ entry: { title, number, rows } }: { readonly entry: Entry }) {
  return (
    <div className={classNames(styles.question, styles.answers)}>
      <h3>{number === null ? title : m.desk_applicants_form_entry({ title, number })}</h3>
      <dl>
        {rows.map(({ label, texts, isRanked }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.long}>
              {texts.map((text, place) => (isRanked ? `${place + 1}. ${text}` : text)).join("\n")}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
