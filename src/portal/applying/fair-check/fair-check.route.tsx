import type { ShouldRevalidateFunctionArgs } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { outcomeIn } from "../../../contract/outcome-in.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  onServer,
  type PageRequest,
  signInFirst,
} from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Page, Row } from "../../../ui/layout/layout.tsx";
import { BackToFair } from "../../account/back-to-fair.tsx";
import { loadResume } from "../review/load-resume.ts";
import { changesPage } from "../review/outcome/outcome.ts";
import { useHeadingFocus } from "../review/screens/use-heading-focus.ts";
import type { Route } from "./+types/fair-check.route";
import { FairCheck } from "./fair-check.tsx";
import { act } from "./save-checked.ts";

/** The resume for who comes from the job fair, or that it was saved. */
async function load(page: PageRequest<unknown>) {
  if (!page.isSignedIn) throw signInFirst(page.url);
  if (page.url.searchParams.has("saved")) return { status: "saved" as const };
  return { status: "open" as const, resume: await loadResume(page) };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "application.submit", hydrate: "eager" };

/** After a try that failed only what may have changed is loaded anew: without a connection that would take the page away. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const outcome = outcomeIn(actionResult);
  return outcome === undefined ? defaultShouldRevalidate : changesPage(outcome);
}

export function meta() {
  return [{ title: pageTitle(m.applications_fair_title()) }, { name: "robots", content: "noindex" }];
}

/** R11: the profile check of who comes from the virtual job fair; after it there is the way back. */
export default function FairCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.status === "saved") return <Saved />;
  return <FairCheck resume={loaderData.resume} answered={actionData} />;
}

function Saved() {
  useHeadingFocus();
  return (
    <Page>
      <StateScreen
        icon="circle-check"
        tone="success"
        level={1}
        title={m.applications_fair_saved()}
        text={m.applications_fair_saved_text()}
      >
        <Row>
          <BackToFair />
          <ButtonLink to="/lowongan" kind="quiet">
            {m.applications_fair_vacancies()}
          </ButtonLink>
        </Row>
      </StateScreen>
    </Page>
  );
}
