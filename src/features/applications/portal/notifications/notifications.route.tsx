import { Form, redirect } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  need,
  onServer,
  type PageAction,
  type PageRequest,
  signInFirst,
} from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { counted, dateText, numberText, timeText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { IconRow, IconRows } from "../../../../ui/display/icon-rows.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import type { NotificationKind } from "../../notification-kind.ts";
import { listNotifications, markNotificationsRead, type NotificationItem } from "../application.calls.ts";
import { historyPath } from "../history-address.ts";
import type { Route } from "./+types/notifications.route";
import styles from "./notifications.module.css";

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
function NotificationRow({ notification }: { readonly notification: NotificationItem }) {
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

const pageSize = 10;

/** The address of a page of the notifications. */
function notificationsPath(page = 1): string {
  return page > 1 ? `/account/notifications?page=${page}` : "/account/notifications";
}

function whole(value: FormDataEntryValue | null): number | null {
  return typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

/** A page of this person's messages. */
async function load({ api, language, url, isSignedIn }: PageRequest<unknown>) {
  if (!isSignedIn) throw signInFirst(url);
  const page = whole(url.searchParams.get("page")) ?? 1;
  const query = { PageNo: page, PageSize: pageSize };
  const { data, totalRows, unread } = need(await api.send(listNotifications, { path: { lang: language }, query }), url);
  const pages = Math.ceil(totalRows / pageSize);
  if (page > 1 && page > pages) throw redirect(notificationsPath(pages));
  return { notifications: data, unread, page, pages };
}

/** Marks all notifications as read, or one and redirects to its address; works without script. */
async function act({ api, form, url }: PageAction<unknown>): Promise<null> {
  const [id, to] = [whole(form.get("id")), ownPath(form.get("to"))];
  need(await api.send(markNotificationsRead, { body: id === null ? { all: true } : { ids: [id] } }), url);
  if (to !== null) throw redirect(to);
  return null;
}

type NotificationsData = Awaited<ReturnType<typeof load>>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "notification.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.applications_notifications_title()) }, { name: "robots", content: "noindex" }];
}

/** The portal's messages to this person, the newest first. */
export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { notifications, unread } = loaderData;
  const lead =
    unread > 0 ? m.applications_notifications_unread(counted(unread)) : m.applications_notifications_all_read();
  return (
    <Page>
      <PageHead title={m.applications_notifications_title()} lead={notifications.length > 0 ? lead : undefined}>
        {unread > 0 && (
          <Form method="post" className={styles.mark}>
            <Button type="submit" kind="secondary" icon="check">
              {m.applications_notifications_mark_all()}
            </Button>
          </Form>
        )}
      </PageHead>
      {notifications.length === 0 ? <Nothing /> : <List data={loaderData} />}
    </Page>
  );
}

function List({ data: { notifications, page, pages } }: { readonly data: NotificationsData }) {
  return (
    <>
      <IconRows>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </IconRows>
      <Pagination
        label={m.applications_notifications_pages()}
        previousLabel={m.applications_history_previous()}
        nextLabel={m.applications_history_next()}
        current={page}
        total={pages}
        to={notificationsPath}
        pageLabel={(number) => m.applications_history_page({ page: numberText(number) })}
      />
    </>
  );
}

function Nothing() {
  return (
    <StateScreen
      icon="bell"
      title={m.applications_notifications_none_title()}
      text={m.applications_notifications_none_text()}
    >
      <ButtonLink to={historyPath({})}>{m.applications_history_title()}</ButtonLink>
    </StateScreen>
  );
}
