import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import type { HistoryData } from "./load-history.ts";
import { SentForms } from "./sent-forms.tsx";

/** Nobody has applied yet: one sentence, one way on. */
export function NoApplications({ forms }: Pick<HistoryData, "forms">) {
  return (
    <Page>
      <PageHead title={m.applications_history_title()}>
        <SentForms forms={forms} />
      </PageHead>
      <StateScreen
        icon="briefcase-2"
        title={m.applications_history_none_title()}
        text={m.applications_history_none_text()}
      >
        <ButtonLink to="/lowongan">{m.applications_history_none_action()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}
