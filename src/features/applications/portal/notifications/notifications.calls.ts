import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";

type Api = typeof import("./notifications.api.server.ts");

type NotificationsRequest = z.output<Api["notificationsRequest"]>;
export type NotificationsAnswer = z.output<Api["notificationsAnswer"]>;
export type NotificationItem = z.output<Api["notification"]>;
type MarkReadRequest = z.output<Api["markReadRequest"]>;
type MarkReadAnswer = z.output<Api["markReadAnswer"]>;

/** What was told the applicant, the newest first. */
export const listNotifications = defineCall<NotificationsRequest, NotificationsAnswer>()({
  method: "GET",
  path: "notifications/{lang}",
  needs: "notification.read",
  who: "applicant",
});

/** Marks some or all as read; ids that are not one's own change nothing. */
export const markNotificationsRead = defineCall<MarkReadRequest, MarkReadAnswer>()({
  method: "POST",
  path: "notifications/read",
  needs: "notification.mark",
  who: "applicant",
  limits: smallBody,
});
