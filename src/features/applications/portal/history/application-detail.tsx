import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Timeline, TimelineStep } from "../../../../ui/display/timeline.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { sendAnewPath, summaryPath } from "../../summary-address.ts";
import { FormRequest } from "../form-request-line.tsx";
import styles from "./application-detail.module.css";
import type { HistoryCard, HistoryData, LoadedDetail } from "./load-history.ts";
import type { InvitationLine, TimelinePhase } from "./progress.ts";
import { StarFormLink } from "./status-tag.tsx";

interface ApplicationDetailProps {
  readonly card: HistoryCard;
  readonly detail: NonNullable<HistoryData["detail"]>;
}

/** The opened application: its phases below each other, what happens now, whom to ask. */
export function ApplicationDetail({ card, detail }: ApplicationDetailProps) {
  if (detail.status !== "loaded")
    return (
      <div className={styles.failed}>
        <Notice tone="danger" announce="alert">
          {m.applications_history_failed()}
        </Notice>
      </div>
    );
  return (
    <div className={styles.detail}>
      <div className={styles.phases}>
        <FormRequest request={detail.formRequest} />
        <Timeline>
          {detail.phases.map((phase) => (
            <Step key={phase.name} phase={phase} />
          ))}
        </Timeline>
      </div>
      <Beside card={card} detail={detail} />
    </div>
  );
}

function Step({ phase }: { readonly phase: TimelinePhase }) {
  const { title, state, when, activities, todo, invitation, news, starForm } = phase;
  // An activity that took place shows its own day.
  const isTold = activities.some((line) => line.includes(when));
  return (
    <TimelineStep level={4} state={state} title={title} when={when === "" || isTold ? undefined : when}>
      {activities.length + todo.length + news.length > 0 || invitation || starForm !== null ? (
        <div className={styles.inside}>
          <Lines lines={activities} className={styles.activities} />
          <Lines lines={todo} className={styles.todo} />
          {invitation && <Invitation invitation={invitation} />}
          <StarFormLink starForm={starForm} />
          {news !== "" && <p className={styles.news}>{news}</p>}
        </div>
      ) : undefined}
    </TimelineStep>
  );
}

function Invitation({ invitation: { text, isOpen, to } }: { readonly invitation: InvitationLine }) {
  return (
    <Row>
      <ButtonLink to={to} kind={isOpen ? undefined : "secondary"} small icon="calendar-event">
        {isOpen ? m.applications_history_invitation_answer() : m.applications_history_invitation_see()}
      </ButtonLink>
      <span className={styles.news}>{text}</span>
    </Row>
  );
}

function Lines({ lines, className }: { readonly lines: readonly string[]; readonly className: string | undefined }) {
  if (lines.length === 0) return null;
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Beside({ card, detail }: { readonly card: HistoryCard; readonly detail: LoadedDetail }) {
  const { about, contact } = detail;
  return (
    <aside className={styles.beside} aria-label={m.applications_history_beside({ position: card.position })}>
      {detail.end !== "" && <Words title={m.applications_history_end()} text={detail.end} />}
      {card.status === "on-process" && about !== "" && <Words title={m.applications_history_now()} text={about} />}
      {contact.name !== "" && (
        <Words title={m.applications_history_contact()} name={contact.name} text={contact.description} />
      )}
      <Stack gap={0}>
        <p className={styles.number}>{m.applications_history_number({ number: card.id, platform: card.platform })}</p>
        <MoreLink to={summaryPath(card.id)} icon="file-text">
          {m.applications_history_summary()}
        </MoreLink>
        {detail.isEditable && (
          <MoreLink to={sendAnewPath(card.id)} icon="refresh">
            {m.applications_edit_title()}
          </MoreLink>
        )}
        <MoreLink to={card.vacancyTo} icon="briefcase-2">
          {m.applications_history_vacancy()}
        </MoreLink>
      </Stack>
    </aside>
  );
}

interface WordsProps {
  readonly title: string;
  readonly name?: string;
  readonly text: string;
}

function Words({ title, name, text }: WordsProps) {
  return (
    <div className={styles.words}>
      <h4>{title}</h4>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      <p>{text}</p>
    </div>
  );
}
