import type { ShouldRevalidateFunctionArgs } from "react-router";
import { m } from "#messages";
import { documentBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { historyPath } from "../../../applications/portal/history-address.ts";
import { useHeadingFocus } from "../../../applications/portal/review/screens/use-heading-focus.ts";
import type { Route } from "./+types/survey.route";
import { Survey } from "./survey.tsx";
import { act, load } from "./survey-page.ts";

/** Thanks, and where to go on. */
function SentScreen() {
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

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, documentBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "survey.answer", hydrate: "eager" };

/** An answer changes nothing that would have to be read again; without a connection that would take the page away. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult === undefined && defaultShouldRevalidate;
}

export function meta() {
  return [{ title: pageTitle(m.surveys_title()) }, { name: "robots", content: "noindex" }];
}

/** R2: how applying was. */
export default function SurveyPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.status === "sent") return <SentScreen />;
  if (actionData?.status === "refused") return <RefusedScreen {...actionData} />;
  if (loaderData.status === "answered") return <RefusedScreen code="survey-answered" message={m.surveys_answered()} />;
  return <Survey survey={loaderData} outcome={actionData} />;
}

interface RefusedScreenProps {
  readonly code: "survey-answered" | "survey-invalid";
  /** In the reader's language. */
  readonly message: string;
}

/** An answer that cannot be given (any more), with the cross that §8 asks for. */
function RefusedScreen({ code, message }: RefusedScreenProps) {
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
