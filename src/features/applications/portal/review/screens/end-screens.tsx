import { m } from "#messages";
import { jakartaDay } from "../../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../../ui/feedback/state-screen.tsx";
import { Page, Row } from "../../../../../ui/layout/layout.tsx";
import { savedPath } from "../../saved/saved-page.ts";
import { LeftOutList } from "../chosen-vacancies.tsx";
import type { LeftOut, ReviewedVacancy } from "../load-review.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";

interface AppliedScreenProps {
  readonly vacancy: ReviewedVacancy;
  /** The application in the history. */
  readonly to: string;
}

/** A person applies once to a vacancy: a link to the existing application. */
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

interface ClosedScreenProps {
  readonly title: string;
  readonly company: string;
  /** ISO 8601. */
  readonly closedAt: string;
}

/** The vacancy closed, before the page was opened or between page and click (V9, §8). */
export function ClosedScreen({ title, company, closedAt }: ClosedScreenProps) {
  useHeadingFocus();
  const when = { date: dateText(jakartaDay(closedAt)), time: timeText(closedAt) };
  return (
    <Page>
      <StateScreen
        icon="calendar-off"
        tone="warm"
        level={1}
        title={m.applications_vacancy_closed()}
        text={m.applications_review_closed_text({ title, company, ...when })}
      >
        <ButtonLink to="/lowongan">{m.applications_review_other_vacancies()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}

/** Several were chosen, and none of them can be applied to. */
export function NoneLeftScreen({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  useHeadingFocus();
  return (
    <Page>
      <StateScreen icon="file-check" level={1} title={m.applications_review_none_left()}>
        <LeftOutList leftOut={leftOut} />
        <ButtonLink to={savedPath()}>{m.applications_saved_title()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}

/** The review was opened without a vacancy. */
export function NothingChosenScreen() {
  return (
    <Page>
      <StateScreen
        icon="briefcase-2"
        level={1}
        title={m.applications_review_title()}
        text={m.applications_review_nothing_chosen()}
      >
        <ButtonLink to="/lowongan">{m.applications_review_other_vacancies()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}
