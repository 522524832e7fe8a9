import { redirect } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import type { Route } from "./+types/save.route";
import { actAndReturn, actInPlace, outcomeWords } from "./saving.ts";

/** Opened on its own there is nothing to see. */
export function loader() {
  throw redirect("/lowongan");
}

export const action = actOnServer(actAndReturn, smallBody);
export const clientAction = actInBrowser(actInPlace);
export const handle = { needs: "vacancy.read", hydrate: "none" };

export function meta() {
  return [{ title: pageTitle(m.vacancies_save()) }, { name: "robots", content: "noindex" }];
}

/** Seen only without script, and only when saving failed. */
export default function NotSaved({ actionData }: Route.ComponentProps) {
  if (actionData === undefined) return null;
  return (
    <Page>
      <StateScreen
        level={1}
        icon="bookmark"
        tone="danger"
        title={outcomeWords(actionData)}
        text={m.vacancies_save_failed_text()}
      >
        <ButtonLink to={actionData.back}>{m.vacancies_save_back()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}
