import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { m } from "#messages";
import { documentBody } from "../../../contract/body-limits.ts";
import { outcomeIn } from "../../../contract/outcome-in.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { dropApplication } from "../../finding/recent/kept-recent.ts";
import { historyPath } from "../history-address.ts";
import type { Route } from "./+types/review.route";
import { load } from "./load-review.ts";
import { changesPage } from "./outcome/outcome.ts";
import { Review } from "./review.tsx";
import { AppliedScreen } from "./screens/applied-screen.tsx";
import { ClosedScreen } from "./screens/closed-screen.tsx";
import { NoneLeftScreen } from "./screens/none-left-screen.tsx";
import { NothingChosenScreen } from "./screens/nothing-chosen-screen.tsx";
import { ResultsScreen } from "./screens/results-screen.tsx";
import { SentScreen } from "./screens/sent-screen.tsx";
import { act } from "./send-application.ts";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, documentBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "application.submit", hydrate: "eager" };

/** After a try that failed only what may have changed is loaded anew: without a connection that would take the page away. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const outcome = outcomeIn(actionResult);
  return outcome === undefined ? defaultShouldRevalidate : changesPage(outcome);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.status === "sent" ? m.applications_review_sent_title() : m.applications_review_title();
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

/** What was begun here is sent, or cannot be any more. */
const over: ReadonlySet<string> = new Set(["sent", "results", "applied", "closed"]);

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData?.outcome;
  const isOver = over.has(loaderData.status) || over.has(outcome?.status ?? "");
  useEffect(() => {
    if (isOver) dropApplication();
  }, [isOver]);
  switch (loaderData.status) {
    case "nothing-chosen":
      return <NothingChosenScreen />;
    case "sent":
      return <SentScreen sent={loaderData} />;
    case "closed":
      return <ClosedScreen {...loaderData} />;
    case "applied":
      return <AppliedScreen to={historyPath({ open: null })} vacancy={loaderData.vacancy} />;
    case "results":
      return <ResultsScreen results={loaderData.results} surveyUrl={loaderData.surveyUrl} />;
    case "none-left":
      return <NoneLeftScreen leftOut={loaderData.leftOut} />;
    case "open": {
      const { vacancies } = loaderData;
      const [vacancy] = vacancies;
      if (outcome?.status === "closed") return <ClosedScreen {...vacancy} closedAt={vacancy.closesAt} />;
      if (outcome?.status === "applied")
        return <AppliedScreen to={historyPath({ open: outcome.applicationId })} vacancy={vacancy} />;
      return <Review key={vacancy.id} review={loaderData} answered={actionData} />;
    }
  }
}
