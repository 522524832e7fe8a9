import { inBrowser, onServer, type PageRequest } from "../../../contract/page.ts";
import { unlessSaved } from "../save/unless-saved.ts";
import type { Route } from "./+types/media-link.route";
import { ActivityPage, activityMeta } from "./activity-page.tsx";
import { loadActivity } from "./load-activity.ts";

interface Params {
  id?: string;
  activityCode?: string;
}

/** `mr/lowongan/lowongan-detail-page/{id}/{title}/{activityCode}` (R23); the link's own vacancy must be the address's. */
function load(page: PageRequest<Params>) {
  const { id = "", activityCode = "" } = page.params;
  return loadActivity(page, activityCode.trim(), /^\d{1,15}$/.test(id) ? Number(id) : 0);
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "activity-link.follow", hydrate: "deferred" };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  return activityMeta(loaderData);
}

export default function MediaLink({ loaderData }: Route.ComponentProps) {
  return <ActivityPage loaded={loaderData} />;
}
