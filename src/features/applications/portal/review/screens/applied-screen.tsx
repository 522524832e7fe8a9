import { m } from "#messages";
import { ButtonLink } from "../../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../../ui/feedback/state-screen.tsx";
import { Page, Row } from "../../../../../ui/layout/layout.tsx";
import type { ReviewedVacancy } from "../load-review.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";

interface AppliedScreenProps {
  readonly vacancy: ReviewedVacancy;
  /** The application in the history. */
  readonly to: string;
}

/** One applies once to a vacancy: the way to the application that is there. */
export function AppliedScreen({ vacancy: { title, company }, to }: AppliedScreenProps) {
  useHeadingFocus();
  return (
    <Page>
      <StateScreen
        icon="file-check"
        level={1}
        title={m.applications_already_applied()}
        text={m.applications_review_applied_text({ title, company })}
      >
        <Row>
          <ButtonLink to={to}>{m.applications_review_follow()}</ButtonLink>
        </Row>
      </StateScreen>
    </Page>
  );
}
