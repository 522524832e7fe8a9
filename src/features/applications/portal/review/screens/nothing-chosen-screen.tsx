import { m } from "#messages";
import { ButtonLink } from "../../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../../ui/layout/layout.tsx";

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
