import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { counted, numberText } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { IconRows } from "../../../ui/display/icon-rows.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { historyPath } from "../../applying/history-address.ts";
import type { Route } from "./+types/notifications.route";
import { act, load, type NotificationsData, notificationsPath } from "./load-notifications.ts";
import { NotificationRow } from "./notification-row.tsx";
import styles from "./notifications.module.css";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "notification.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.applications_notifications_title()) }, { name: "robots", content: "noindex" }];
}

/** What the portal told this person, the newest first. */
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
