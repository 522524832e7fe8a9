import { smallBody } from "../../../../contract/body-limits.ts";
import { defineCall } from "../../../../contract/call.ts";
import type {
  MarkReadAnswer,
  MarkReadRequest,
  NotificationsAnswer,
  NotificationsRequest,
} from "./notifications.schema.ts";

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
