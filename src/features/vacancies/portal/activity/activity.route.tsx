import { inBrowser, onServer, type PageRequest } from "../../../../contract/page.ts";
import { unlessSaved } from "../save/saving.ts";
import type { Route } from "./+types/activity.route";
import { ActivityPage, activityMeta } from "./activity-page.tsx";
import { loadActivity } from "./load-activity.ts";

/** `activity?code=…` (R22). */
function load(page: PageRequest<object>) {
  return loadActivity(page, page.url.searchParams.get("code")?.trim() ?? "");
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "activity-link.follow", hydrate: "deferred" };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  return activityMeta(loaderData);
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  return <ActivityPage loaded={loaderData} />;
}
