import { redirect } from "react-router";
import { ownPath } from "../../../contract/own-path.ts";
import { need, type PageAction, type PageRequest, signInFirst } from "../../../contract/page.ts";
import { listNotifications, markNotificationsRead } from "./notifications.calls.ts";

const pageSize = 10;

/** Where a page of the notifications is. */
export function notificationsPath(page = 1): string {
  return page > 1 ? `/account/notifications?page=${page}` : "/account/notifications";
}

function whole(value: FormDataEntryValue | null): number | null {
  return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

/** A page of what was told this person. */
export async function load({ api, language, url, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  const page = whole(url.searchParams.get("page")) ?? 1;
  const query = { PageNo: page, PageSize: pageSize };
  const { data, totalRows, unread } = need(await api.send(listNotifications, { path: { lang: language }, query }), url);
  const pages = Math.ceil(totalRows / pageSize);
  if (page > 1 && page > pages) throw redirect(notificationsPath(pages));
  return { notifications: data, unread, page, pages };
}

/** Marks all as read, or one and goes where it leads; works without script. */
export async function act({ api, form, url }: PageAction<unknown>): Promise<null> {
  const [id, to] = [whole(form.get("id")), ownPath(form.get("to"))];
  need(await api.send(markNotificationsRead, { body: id === null ? { all: true } : { ids: [id] } }), url);
  if (to !== null) throw redirect(to);
  return null;
}

export type NotificationsData = Awaited<ReturnType<typeof load>>;
