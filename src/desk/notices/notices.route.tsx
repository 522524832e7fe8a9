import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../contract/page.ts";
import { pageMeta } from "../../contract/page-meta.ts";
import { momentText, numberText } from "../../i18n/formats.ts";
import { Button } from "../../ui/actions/button.tsx";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { CountTabs } from "../../ui/dense/count-tabs.tsx";
import { WorkPage } from "../../ui/dense/work-page.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { useSending } from "../../ui/forms/use-sending.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import { useOwnAddress } from "../shell/use-own-address.ts";
import { useUnread } from "../shell/use-unread.ts";
import type { Route } from "./+types/notices.route";
import { act, load } from "./act-on-notices.ts";
import { noticeIcons, noticeThing, noticeWords } from "./notice-words.ts";
import type { NoticeAnswer } from "./notices.calls.ts";
import styles from "./notices.module.css";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "desk.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_notices_title());
}

/** What one is told at the desk, the newest first (F36). */
export default function Notices({ loaderData: { notices, kind, isUnread } }: Route.ComponentProps) {
  const address = useOwnAddress();
  const { data, next } = notices;
  const newest = data[0];
  const hasNew = data.some(({ isRead }) => !isRead);
  return (
    <WorkPage
      bare
      title={m.desk_notices_title()}
      acts={newest !== undefined && hasNew && kind === null ? <ReadAll upTo={newest.id} /> : undefined}
    >
      <NoticeTabs isUnread={isUnread} isOfKind={kind !== null} />
      {data.length === 0 ? (
        <StateScreen icon="bell" title={m.desk_notices_none()} text={m.desk_notices_none_text()} />
      ) : (
        <ol className={styles.notices}>
          {data.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ol>
      )}
      {next !== null && (
        <p className={styles.more}>
          <ButtonLink kind="secondary" to={address({ cursor: next })}>
            {m.desk_notices_more()}
          </ButtonLink>
        </p>
      )}
    </WorkPage>
  );
}

function NoticeTabs({ isUnread, isOfKind }: { readonly isUnread: boolean; readonly isOfKind: boolean }) {
  const address = useOwnAddress();
  const { total } = useUnread();
  const to = (unread: string | null) => address({ unread, kind: null, cursor: null });
  const tabs = [
    { to: to(null), text: m.desk_notices_all(), current: !(isUnread || isOfKind) },
    { to: to("true"), text: m.desk_notices_unread(), current: isUnread && !isOfKind, count: numberText(total) },
  ];
  return <CountTabs label={m.desk_notices_tabs()} tabs={tabs} />;
}

function ReadAll({ upTo }: { readonly upTo: number }) {
  const busy = useSending();
  return (
    <Form method="post">
      <input type="hidden" name="upTo" value={upTo} />
      <Button type="submit" kind="secondary" icon="check" busy={busy}>
        {m.desk_notices_read_all()}
      </Button>
    </Form>
  );
}

/** Opening it marks it as read: a button, for it does both. */
function NoticeRow({ notice }: { readonly notice: NoticeAnswer }) {
  const { id, kind, by, company, vacancy, at, isRead } = notice;
  const about = [vacancy?.title, company].filter(Boolean).join(", ");
  return (
    <li data-unread={!isRead || undefined}>
      <Form method="post">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="thing" value={noticeThing(notice)} />
        <button type="submit" name="open" value={id} className={styles.notice}>
          <Icon name={noticeIcons[kind]} size={18} />
          <span className={styles.words}>
            <span className={styles.what}>
              {noticeWords[kind]({ by: by ?? m.desk_notices_somebody() })}
              {!isRead && <VisuallyHidden>, {m.desk_notices_new()}</VisuallyHidden>}
            </span>
            {about !== "" && <span>{about}</span>}
          </span>
          <time dateTime={at}>{momentText(at)}</time>
        </button>
      </Form>
    </li>
  );
}
