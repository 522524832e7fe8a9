import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { counted } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import type { Route } from "./+types/saved.route";
import { SavedList } from "./saved-list.tsx";
import { act, load } from "./saved-page.ts";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "saved-vacancy.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.applications_saved_title()) }, { name: "robots", content: "noindex" }];
}

/** The person's saved vacancies, with the choice of those to apply to. */
export default function Saved({ loaderData, actionData }: Route.ComponentProps) {
  const { total } = loaderData;
  if (total === 0) return <NoSaved />;
  return (
    <Page>
      <PageHead title={m.applications_saved_title()} lead={m.applications_saved_lead(counted(total))} />
      <SavedList saved={loaderData} outcome={actionData} />
    </Page>
  );
}

/** Nothing is saved: how it is done, and where. */
function NoSaved() {
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
