import type { ReactNode } from "react";
import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import type { ApplicationStatus } from "../../application.ts";
import type { TimelinePhase } from "./progress.ts";

/** Orange in process, red not continued or closed, green otherwise (§4). */
const tones = {
  "on-process": "warning",
  hired: "success",
  "not-continued": "danger",
  "vacancy-closed": "danger",
} as const satisfies Record<ApplicationStatus, string>;

interface StatusTagProps {
  readonly status: ApplicationStatus;
  readonly children: ReactNode;
}

/** An application's status in its colour and in words. */
export function StatusTag({ status, children }: StatusTagProps) {
  return <Tag tone={tones[status]}>{children}</Tag>;
}

/** A link to the STAR form that a phase asks for, or to the form as it was sent. */
export function StarFormLink({ starForm }: Pick<TimelinePhase, "starForm">) {
  if (starForm === null) return null;
  if (starForm.isSubmitted) return <MoreLink to={starForm.url}>{m.applications_history_star_sent()}</MoreLink>;
  return (
    <ButtonLink to={starForm.url} small>
      {m.applications_history_star()}
    </ButtonLink>
  );
}
