import { pageTitle } from "../../../contract/page-meta.ts";
import { ClosedVacancy } from "../detail/closed-vacancy.tsx";
import { OpenVacancy } from "../detail/open-vacancy.tsx";
import { LinkScreen, linkWords } from "./link-screen.tsx";
import type { ActivityData } from "./load-activity.ts";

/** The vacancy that a link leads to, or why it leads nowhere. */
export function ActivityPage({ loaded }: { readonly loaded: ActivityData }) {
  if (loaded.status === "nowhere") return <LinkScreen {...loaded} />;
  if (loaded.status === "closed") return <ClosedVacancy data={loaded} />;
  return <OpenVacancy key={loaded.vacancy.id} data={loaded} />;
}

/** Links are handed out, not found by search: the vacancy's own address is. */
export function activityMeta(loaded: ActivityData | undefined) {
  if (loaded === undefined) return [];
  return [{ title: pageTitle(titleOf(loaded)) }, { name: "robots", content: "noindex" }];
}

function titleOf(loaded: ActivityData): string {
  if (loaded.status === "nowhere") return linkWords[loaded.reason].title();
  return loaded.status === "closed" ? loaded.title : `${loaded.vacancy.title}, ${loaded.vacancy.company}`;
}
