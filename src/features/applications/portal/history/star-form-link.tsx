import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import type { TimelinePhase } from "./progress.ts";

/** The way to the STAR form that a phase asks for; once sent, to what was sent. */
export function StarFormLink({ starForm }: Pick<TimelinePhase, "starForm">) {
  if (starForm === null) return null;
  if (starForm.isSubmitted) return <MoreLink to={starForm.url}>{m.applications_history_star_sent()}</MoreLink>;
  return (
    <ButtonLink to={starForm.url} small>
      {m.applications_history_star()}
    </ButtonLink>
  );
}
