import { useRouteLoaderData } from "react-router";
import type { DeskViewer } from "../identity/desk/session.calls.ts";
import { deskLayoutId } from "./desk-layout-id.ts";
import type { loadViewer, Unread } from "./load-viewer.ts";

/**
 * Who is signed in, as the layout around every page of the desk knows them.
 * @throws Error outside that layout
 */
export function useViewer(): DeskViewer {
  const loaded = useRouteLoaderData<typeof loadViewer>(deskLayoutId);
  if (loaded === undefined) throw new Error("This page stands outside the desk's layout.");
  return loaded.viewer;
}

/** How many notices whoever is signed in has not read. */
export function useUnread(): Unread {
  return useRouteLoaderData<typeof loadViewer>(deskLayoutId)?.unread ?? { total: 0, totalIsMore: false };
}
