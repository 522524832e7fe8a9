import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import type { Route } from "./+types/own-alerts.route";
import { AlertsPage } from "./alerts-page.tsx";
import { act, load } from "./manage-alerts.ts";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.alerts_title()) }, { name: "robots", content: "noindex" }];
}

/** An account's alerts (suggestions §2). */
export default function OwnAlerts({ loaderData, actionData }: Route.ComponentProps) {
  return <AlertsPage data={loaderData} outcome={actionData} />;
}
