import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { historyPath } from "../../../applying/history-address.ts";
import { useHeadingFocus } from "../../../applying/review/screens/use-heading-focus.ts";

/** Thanks, and where to go on. */
export function SentScreen() {
  useHeadingFocus();
  return (
    <Page>
      <StateScreen icon="check" tone="success" level={1} title={m.surveys_sent_title()} text={m.surveys_sent_text()}>
        <ButtonLink to={historyPath({ open: null })} kind="secondary">
          {m.surveys_to_history()}
        </ButtonLink>
      </StateScreen>
    </Page>
  );
}
