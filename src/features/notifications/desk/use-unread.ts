import { useRouteLoaderData } from "react-router";
import { deskLayoutId } from "../../identity/desk/desk-layout-id.ts";

/** How many notices a member of staff has not read. */
export interface Unread {
  total: number;
  totalIsMore: boolean;
}

/** The unread notices of the person who is signed in; the desk's layout loads them. */
export function useUnread(): Unread {
  return useRouteLoaderData<{ unread: Unread }>(deskLayoutId)?.unread ?? { total: 0, totalIsMore: false };
}
