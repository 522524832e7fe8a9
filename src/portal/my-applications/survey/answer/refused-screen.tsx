import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { useHeadingFocus } from "../../../applying/review/screens/use-heading-focus.ts";

interface RefusedScreenProps {
  readonly code: "survey-answered" | "survey-invalid";
  /** In the reader's language. */
  readonly message: string;
}

/** An answer that cannot be given (any more), with the cross that §8 asks for. */
export function RefusedScreen({ code, message }: RefusedScreenProps) {
  useHeadingFocus();
  const title = code === "survey-answered" ? m.surveys_answered_title() : m.surveys_failed_title();
  return (
    <Page role="alert">
      <StateScreen icon="x" tone="danger" level={1} title={title} text={message}>
        <ButtonLink to="/" kind="secondary">
          {m.surveys_to_home()}
        </ButtonLink>
      </StateScreen>
    </Page>
  );
}
