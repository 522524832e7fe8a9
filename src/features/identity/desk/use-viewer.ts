import { useRouteLoaderData } from "react-router";
import { deskLayoutId } from "./desk-layout-id.ts";
import type { DeskViewer } from "./session.calls.ts";

/**
 * Who is signed in, as the layout around every page of the desk knows them.
 * @throws Error outside that layout
 */
export function useViewer(): DeskViewer {
  const loaded = useRouteLoaderData<{ viewer: DeskViewer }>(deskLayoutId);
  if (loaded === undefined) throw new Error("This page stands outside the desk's layout.");
  return loaded.viewer;
}
