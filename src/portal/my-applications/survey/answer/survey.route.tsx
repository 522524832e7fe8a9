import type { ShouldRevalidateFunctionArgs } from "react-router";
import { m } from "#messages";
import { documentBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import type { Route } from "./+types/survey.route";
import { act } from "./act-on-survey.ts";
import { load } from "./load-survey.ts";
import { RefusedScreen } from "./refused-screen.tsx";
import { SentScreen } from "./sent-screen.tsx";
import { Survey } from "./survey.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, documentBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "survey.answer", hydrate: "eager" };

/** An answer changes nothing that would have to be read anew; without a connection that would take the page away. */
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
