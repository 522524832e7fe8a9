import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";

/** Nothing is saved: how it is done, and where. */
export function NoSaved() {
  return (
    <Page>
      <PageHead title={m.applications_saved_title()} />
      <StateScreen
        icon="bookmark"
        tone="warm"
        title={m.applications_saved_none_title()}
        text={m.applications_saved_none_text()}
      >
        <ButtonLink to="/lowongan">{m.applications_saved_none_action()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}
