import { useRouteLoaderData } from "react-router";
import { deskLayoutId } from "./desk-layout-id.ts";
import type { loadViewer, Unread } from "./load-viewer.ts";

/** How many notices whoever is signed in has not read. */
export function useUnread(): Unread {
  return useRouteLoaderData<typeof loadViewer>(deskLayoutId)?.unread ?? { total: 0, totalIsMore: false };
}
