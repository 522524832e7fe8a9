import { m } from "#messages";
import { jakartaDay } from "../../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../../ui/layout/layout.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

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
