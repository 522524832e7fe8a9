export { type Notice, type NoticeKind, noticeKinds } from "./notice.ts";
