import { inBrowser, leadToOwnAddress, onServer, type PageRequest } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { mediaLinkPath } from "../../vacancy-path.ts";
import { getTitles } from "../detail/load-detail.ts";
import { unlessSaved } from "../save/saving.ts";
import { getVacancy } from "../vacancies.calls.ts";
import type { Route } from "./+types/media-link.route";
import { ActivityPage, activityMeta } from "./activity-page.tsx";
import { loadActivity } from "./load-activity.ts";

interface Params {
  id?: string;
  activityCode?: string;
}

/** `mr/lowongan/lowongan-detail-page/{id}/{title}/{activityCode}` (R23); the link's own vacancy must be the address's. */
async function load(page: PageRequest<Params>) {
  const { id = "", activityCode = "" } = page.params;
  const code = activityCode.trim();
  if (code === "") return loadActivity(page, code);
  const vacancyId = getId(id);
  await leadToTitle(page, vacancyId, code);
  return loadActivity(page, code, vacancyId);
}

/** The titles are asked for by themselves, as opening a link counts it; where there is none the link says why. */
async function leadToTitle({ api, url, language }: PageRequest<Params>, id: number, code: string): Promise<void> {
  const [first, ...others] = getTitles(
    await api.send(getVacancy, { path: { id, lang: language }, query: {} }),
    language,
  );
  if (first === undefined) return;
  const own = (title: string) => mediaLinkPath(id, title, code);
  leadToOwnAddress(url, [own(first), ...others.map(own)]);
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
