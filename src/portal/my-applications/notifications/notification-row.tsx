import { Form } from "react-router";
import { m } from "#messages";
import type { NotificationKind } from "../../../domain/applications/notifications/notification-kind.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { IconRow } from "../../../ui/display/icon-rows.tsx";
import { Tag } from "../../../ui/display/tag.tsx";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import { VisuallyHidden } from "../../../ui/layout/text.tsx";
import type { NotificationItem } from "./notifications.schema.ts";

const icons = {
  "phase-began": "route",
  "phase-passed": "circle-check",
  invited: "calendar-event",
  "star-asked": "file-text",
  "form-asked": "file-text",
  "invitation-accepted": "calendar-check",
  "invitation-declined": "calendar-off",
  "reschedule-asked": "clock-hour-4",
  progressed: "info-circle",
  hired: "circle-check",
  "not-continued": "file-text",
  "vacancy-closed": "briefcase-2",
  reopened: "route",
} as const satisfies Record<NotificationKind, IconName>;

function openWords(kind: NotificationKind): string {
  if (kind === "form-asked") return m.applications_form_todo();
  return kind === "star-asked" ? m.applications_notifications_open_star() : m.applications_notifications_open();
}

/** One piece of news; opening an unread one marks it. */
export function NotificationRow({ notification }: { readonly notification: NotificationItem }) {
  const { id, kind, text, url, at, isRead } = notification;
  const what = (
    <>
      {openWords(kind)}
      <VisuallyHidden>, {text}</VisuallyHidden>
    </>
  );
  return (
    <IconRow
      icon={icons[kind]}
      tone={isRead ? "quiet" : undefined}
      calm={isRead}
      title={text}
      note={
        <>
          {m.applications_notifications_moment({ date: dateText(jakartaDay(at)), time: timeText(at) })}
          {!isRead && <Tag tone="info">{m.applications_notifications_new()}</Tag>}
        </>
      }
      aside={
        isRead ? (
          <ButtonLink to={url} kind="quiet" small>
            {what}
          </ButtonLink>
        ) : (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="to" value={url} />
            <Button type="submit" kind="secondary" small>
              {what}
            </Button>
          </Form>
        )
      }
    />
  );
}
