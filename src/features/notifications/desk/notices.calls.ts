import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import type { NoticeKind } from "../notice.ts";

type Api = typeof import("./notices.api.server.ts");

export type NoticeAnswer = z.infer<Api["noticeAnswer"]>;
export type NoticesAnswer = z.infer<Api["noticesAnswer"]>;

type NoticesQuery = {
  kind?: NoticeKind | undefined;
  unread?: "true" | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** One's own notices about what one still sees, the newest first. */
export const listNoticesCall = defineDeskCall<{ query: NoticesQuery }, NoticesAnswer>()({
  method: "GET",
  path: "staff/notices",
  needs: "desk.read",
  who: "staff",
});

export const readNoticesCall = defineDeskCall<
  { body: { ids?: number[] | undefined; upTo?: number | undefined } },
  null
>()({ method: "POST", path: "staff/notices/read", needs: "desk.read", who: "staff", limits: smallBody });
