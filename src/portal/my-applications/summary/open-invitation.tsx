import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Row } from "../../../ui/layout/layout.tsx";
import type { TimelinePhase } from "../history/progress.ts";

/** The invitation that waits for an answer, before everything else that the page tells; nothing without one. */
export function OpenInvitation({ phases }: { readonly phases: readonly TimelinePhase[] }) {
  const invited = phases.find(({ invitation }) => invitation?.isOpen === true);
  if (!invited?.invitation) return null;
  const { name, todo, invitation } = invited;
  return (
    <Notice icon="calendar-event">
      <p>
        <strong>{m.applications_summary_invited({ phase: name })}</strong>
      </p>
      {todo.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Row>
        <ButtonLink to={invitation.to}>{m.applications_history_invitation_answer()}</ButtonLink>
        <span>{invitation.text}</span>
      </Row>
    </Notice>
  );
}
