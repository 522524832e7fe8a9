import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { useOutcomeFocus } from "../../../../ui/forms/use-outcome-focus.ts";
import { Page } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import type { Route } from "./+types/invitation.route";
import { act } from "./act-on-invitation.ts";
import { load } from "./load-invitation.ts";
import { OpenInvitation } from "./open-invitation.tsx";
import { AnsweredScreen, DoneScreen, ExpiredScreen, InvalidScreen } from "./screens.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "invitation.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.invitations_title()) }, { name: "robots", content: "noindex" }];
}

/** R36: what one is invited to, and the three answers; or how it stands. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  useOutcomeFocus(actionData !== undefined && actionData.status !== "failed");
  const trail = [
    { text: m.invitations_home(), to: "/" },
    { text: m.invitations_history(), to: "/account/history" },
  ];
  return (
    <Page>
      <Breadcrumbs label={m.invitations_crumbs()} trail={trail} current={m.invitations_crumb()} />
      {screenFor(loaderData, actionData)}
    </Page>
  );
}

function screenFor(page: Route.ComponentProps["loaderData"], acted: Route.ComponentProps["actionData"]) {
  if (page.status === "invalid") return <InvalidScreen />;
  if (acted?.status === "done") return <DoneScreen page={page} answer={acted.answer} />;
  switch (page.invitation.status) {
    case "open":
      return <OpenInvitation page={page} failed={acted?.status === "failed" ? acted : undefined} />;
    case "expired":
      return <ExpiredScreen page={page} />;
    default:
      return <AnsweredScreen page={page} status={page.invitation.status} />;
  }
}
