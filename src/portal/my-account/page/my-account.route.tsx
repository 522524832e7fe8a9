import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { useOutcomeFocus } from "../../../ui/forms/use-outcome-focus.ts";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Split, Stack } from "../../../ui/layout/layout.tsx";
import { SuggestionsCard } from "../../vacancy-letters/own/suggestions-card.tsx";
import { LooksCard } from "../looks/looks-card.tsx";
import type { Route } from "./+types/my-account.route";
import { act } from "./act-on-my-account.ts";
import { ActivityCard } from "./activity-card.tsx";
import { ConsentsCard } from "./consents-card.tsx";
import { DataCards } from "./data-cards.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { load } from "./load-my-account.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.my_account_title()) }, { name: "robots", content: "noindex" }];
}

/** An addition: where one is signed in, what one agreed to, and all that is held about one. */
export default function MyAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { email, sessions, activity, consents, looks, suggestions, mailLanguage, isProved } = loaderData;
  useOutcomeFocus(actionData);
  return (
    <Page>
      <PageHead title={m.my_account_title()} lead={email}>
        {actionData && <OutcomeNotice outcome={actionData} />}
      </PageHead>
      <Split gap={48}>
        <Stack gap={24}>
          <DevicesCard sessions={sessions} />
          <SuggestionsCard suggestions={suggestions} />
          <ActivityCard activity={activity} />
          <LooksCard looks={looks} />
          <ConsentsCard consents={consents} />
        </Stack>
        <DataCards mailLanguage={mailLanguage} isProved={isProved} />
      </Split>
    </Page>
  );
}
