import { redirect } from "react-router";
import { formText } from "../../contract/form-text.ts";
import type { PageAction, PageRequest } from "../../contract/page.ts";
import { type NoticeKind, noticeKinds } from "../../domain/notices/notice.ts";
import { needed } from "../shell/needed.ts";
import { noticePath } from "./notice-words.ts";
import { listNoticesCall, type NoticesAnswer, readNoticesCall } from "./notices.calls.ts";

export interface NoticesData {
  notices: NoticesAnswer;
  kind: NoticeKind | null;
  isUnread: boolean;
}

const kindOf = (text: string | null) => noticeKinds.find((kind) => kind === text) ?? null;

/** What one is told, narrowed by the address. */
export async function load({ api, url: { searchParams } }: PageRequest<unknown>): Promise<NoticesData> {
  const kind = kindOf(searchParams.get("kind"));
  const isUnread = searchParams.get("unread") === "true";
  const cursor = searchParams.get("cursor") ?? undefined;
  const query = { kind: kind ?? undefined, unread: isUnread ? ("true" as const) : undefined, cursor };
  return { notices: needed(await api.send(listNoticesCall, { query })), kind, isUnread };
}

/** Opens what a notice is about, which is then read; or marks all that were shown as read. */
export async function act({ api, form }: PageAction<unknown>): Promise<null> {
  const [upTo, id] = [Number(formText(form, "upTo")), Number(formText(form, "open"))];
  needed(await api.send(readNoticesCall, { body: upTo > 0 ? { upTo } : { ids: [id] } }));
  const kind = kindOf(formText(form, "kind"));
  if (upTo === 0 && kind !== null) throw redirect(noticePath(kind, Number(formText(form, "thing"))));
  return null;
}
