import { Form, redirect } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { formText } from "../../../contract/field-values.ts";
import { actInDesk, actOnServer, inDesk, onServer, type PageAction, type PageRequest } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { momentText, numberText } from "../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../ui/actions/button.tsx";
import { CountTabs } from "../../../ui/dense/count-tabs.tsx";
import { WorkPage } from "../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { useSending } from "../../../ui/forms/form.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import { VisuallyHidden } from "../../../ui/layout/text.tsx";
import { needed } from "../../desk-base/desk-page.ts";
import { useOwnAddress } from "../../desk-base/use-own-address.ts";
import { type NoticeKind, noticeKinds } from "../notice.ts";
import type { Route } from "./+types/notices.route";
import { listNoticesCall, type NoticeAnswer, type NoticesAnswer, readNoticesCall } from "./notices.calls.ts";
import styles from "./notices.module.css";
import { useUnread } from "./use-unread.ts";

type Kind = NoticeAnswer["kind"];

/** A notice's text by its kind; `by` is who caused it. */
const noticeWords: Record<Kind, (params: { by: string }) => string> = {
  mention: m.desk_notices_mention,
  "scorecard-asked": m.desk_notices_scorecard_asked,
  "review-asked": m.desk_notices_review_asked,
  returned: m.desk_notices_returned,
  "job-done": m.desk_notices_job_done,
  conflict: m.desk_notices_conflict,
  "pages-limited": m.desk_notices_pages_limited,
  "held-by-suspended": m.desk_notices_held_by_suspended,
};

const noticeIcons: Record<Kind, IconName> = {
  mention: "at",
  "scorecard-asked": "user-exclamation",
  "review-asked": "eye-check",
  returned: "arrow-back-up",
  "job-done": "stack-2",
  conflict: "git-merge",
  "pages-limited": "alert-triangle",
  "held-by-suspended": "hourglass-high",
};

/** Where what a notice is about is seen. */
function noticePath(kind: Kind, thing: number): string {
  if (kind === "pages-limited") return "/staff/trail?action=candidate.pages-limited";
  if (kind === "held-by-suspended") return "/staff/held";
  if (kind === "mention") return `/staff/applications/${thing}`;
  if (kind === "scorecard-asked") return `/staff/applications/${thing}?part=scorecard`;
  if (kind === "review-asked" || kind === "returned") return `/staff/vacancies/${thing}`;
  return kind === "job-done" ? `/staff/jobs/${thing}` : `/staff/conflicts/${thing}`;
}

/** The number by which {@link noticePath} finds it. */
function noticeThing({ kind, applicationId, vacancy, thingId }: NoticeAnswer): number {
  if (kind === "mention" || kind === "scorecard-asked") return applicationId ?? 0;
  if (kind === "review-asked" || kind === "returned") return vacancy?.id ?? 0;
  return thingId ?? 0;
}

interface NoticesData {
  notices: NoticesAnswer;
  kind: NoticeKind | null;
  isUnread: boolean;
}

const findKind = (text: string | null) => noticeKinds.find((kind) => kind === text) ?? null;

/** The notices, filtered by the address. */
async function load({ api, url: { searchParams } }: PageRequest<unknown>): Promise<NoticesData> {
  const kind = findKind(searchParams.get("kind"));
  const isUnread = searchParams.get("unread") === "true";
  const cursor = searchParams.get("cursor") ?? undefined;
  const query = { kind: kind ?? undefined, unread: isUnread ? ("true" as const) : undefined, cursor };
  return { notices: needed(await api.send(listNoticesCall, { query })), kind, isUnread };
}

/** Opens what a notice is about, which is then read; or marks all that were shown as read. */
async function act({ api, form }: PageAction<unknown>): Promise<null> {
  const [upTo, id] = [Number(formText(form, "upTo")), Number(formText(form, "open"))];
  needed(await api.send(readNoticesCall, { body: upTo > 0 ? { upTo } : { ids: [id] } }));
  const kind = findKind(formText(form, "kind"));
  if (upTo === 0 && kind !== null) throw redirect(noticePath(kind, Number(formText(form, "thing"))));
  return null;
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "desk.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_notices_title());
}

/** The notices at the desk, the newest first (F36). */
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
