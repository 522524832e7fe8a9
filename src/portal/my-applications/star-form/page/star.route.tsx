import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import type { Route } from "./+types/star.route";
import { load } from "./load-star.ts";
import { OpenStarForm } from "./open-star-form.tsx";
import { SentStarForm } from "./sent-star-form.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "star-form.answer", hydrate: "eager", offline: "usable" };

export function meta() {
  return [{ title: pageTitle(m.interviews_star_title()) }, { name: "robots", content: "noindex" }];
}

/** R35: the STAR form that a phase of an application asks for. */
export default function StarPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === "sent") return <SentStarForm star={loaderData} />;
  return <OpenStarForm key={loaderData.id} star={loaderData} />;
}
