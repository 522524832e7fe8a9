import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Link, useHref, useLocation, useRevalidator } from "react-router";
import { m } from "#messages";
import { quietApi } from "../../contract/browser-api.ts";
import { counted, numberText } from "../../i18n/formats.ts";
import { Status } from "../../ui/display/tag.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-paths.ts";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { getViewer } from "../identity/portal/accounts.calls.ts";
import type { Seeking } from "../reference-data/seeking.ts";
import styles from "./account-button.module.css";
import accountMenuStyles from "./account-menu.module.css";
import avatarStyles from "./avatar.module.css";
import { Drawing, DrawnFace, DrawnName, DrawnSeeking } from "./drawn-account.tsx";
import { seekingWords } from "./seeking-words.ts";
import { type Applicant, nameInitials, type Viewer } from "./viewer.ts";

/** Above this number the badge shows no exact count. */
const most = 99;

/** "3", "99+": on the avatar. */
function unreadMark(unread: number): string {
  return unread > most ? `${most}+` : String(unread);
}

/** The same for those who listen: ", 3 notifikasi baru". */
function unreadWords(unread: number): string {
  return m.shell_account_unread_words(counted(unread));
}

const ownSection = "/profile-resume#seeking";

interface SeekingEntryProps {
  readonly seeking: Seeking;
  readonly onChoose: () => void;
}

/**
 * The profile menu's first entry: opens the dialog (A13). Without a status it leads to the profile, and so it does
 * before hydration, and on the resume's own page, whose form holds the same field.
 */
function SeekingEntry({ seeking, onChoose }: SeekingEntryProps) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const content = (
    <>
      <Words seeking={seeking} />
      <small>{seeking === "none" ? m.shell_seeking_choose() : m.shell_seeking_change()}</small>
    </>
  );
  const leads = !hydrated || seeking === "none" || pathname === "/profile-resume";
  return leads ? <Link to={ownSection}>{content}</Link> : <Opener onClick={onChoose}>{content}</Opener>;
}

/** The same while it is drawn from what the browser knows. */
function UnknownSeeking() {
  return (
    <Link to={ownSection}>
      <DrawnSeeking />
    </Link>
  );
}

function Words({ seeking }: { readonly seeking: Seeking }) {
  return <Status state={seeking === "none" ? undefined : seeking}>{seekingWords(seeking)}</Status>;
}

function Opener({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  );
}

const accountMenuId = "account-menu";

interface AccountMenuProps {
  readonly viewer: Applicant;
  readonly isKnown: boolean;
  readonly onChooseSeeking: () => void;
}

/**
 * The profile menu (S5): its entries in the specification's order, each once its page exists; additions follow a
 * divider.
 */
function AccountMenu({ viewer, isKnown, onChooseSeeking }: AccountMenuProps) {
  return (
    <div className={accountMenuStyles.menu} id={accountMenuId} popover="auto">
      <p className={accountMenuStyles.name}>{isKnown ? viewer.name : <DrawnName />}</p>
      <ul className={accountMenuStyles.entries}>
        <li>{isKnown ? <SeekingEntry seeking={viewer.seeking} onChoose={onChooseSeeking} /> : <UnknownSeeking />}</li>
        <Entry to="/profile-resume" icon="user">
          {m.shell_account_profile()}
        </Entry>
        <Entry to="/account/bookmark" icon="bookmark">
          {m.shell_account_saved()}
        </Entry>
        <Entry to="/account/history" icon="history">
          {m.shell_account_history()}
        </Entry>
        <Entry to="/account/change-password" icon="lock">
          {m.shell_account_password()}
        </Entry>
        <Entry to="/mfa?step=1" icon="shield-lock">
          {m.shell_account_two_step()}
        </Entry>
      </ul>
      <form method="post" action={useHref("/signout")} className={accountMenuStyles.out}>
        <button type="submit">
          <Icon name="logout" />
          {m.shell_sign_out()}
        </button>
      </form>
      <ul className={accountMenuStyles.additions}>
        <Entry to="/account/notifications" icon="bell">
          {m.shell_account_notifications()}
          {viewer.unread > 0 && <small>{m.shell_account_unread({ count: numberText(viewer.unread) })}</small>}
        </Entry>
        <Entry to="/account/alerts" icon="mail">
          {m.shell_account_alerts()}
        </Entry>
        <Entry to="/account/my-account" icon="shield-checkered">
          {m.shell_account_own()}
        </Entry>
      </ul>
    </div>
  );
}

function Entry({ to, icon, children }: { readonly to: string; readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <Icon name={icon} />
        {children}
      </Link>
    </li>
  );
}

/** Gives the focus to `target` when what was `open` has closed: its own opener went with its menu. */
function useFocusAfter(open: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) target.current?.focus();
    wasOpen.current = open;
  }, [open, target]);
}

const SeekingDialog = lazyPart(async () => (await import("./seeking-dialog.tsx")).SeekingDialog);

/** Of a member nothing is known before the browser has asked. */
const unknown = { userName: "", name: "", photoUrl: null, seeking: "none", unread: 0 } as const;

interface AccountButtonProps {
  readonly viewer: Exclude<Viewer, { status: "guest" }>;
}

/** The viewer's own name, photo and job-seeking status; opens the profile menu. */
export function AccountButton({ viewer: member }: AccountButtonProps) {
  const isKnown = member.status === "applicant";
  const loaded: Applicant = isKnown ? member : { status: "applicant", ...unknown };
  const [seeking, setSeeking] = useSeeking(loaded.seeking);
  const [isChoosing, setChoosing] = useState(false);
  const [said, setSaid] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const viewer = { ...loaded, seeking };
  const close = () => setChoosing(false);
  useFocusAfter(isChoosing, button);
  const changed = (to: Seeking) => {
    setSeeking(to);
    setSaid(m.shell_seeking_saved({ status: seekingWords(to) }));
    close();
  };
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={accountMenuId} ref={button}>
        {isKnown ? <Face viewer={viewer} /> : <DrawnFace />}
      </button>
      <AccountMenu viewer={viewer} isKnown={isKnown} onChooseSeeking={() => setChoosing(true)} />
      {!isKnown && <Drawing />}
      <LiveRegion>{said}</LiveRegion>
      {isChoosing && (
        <Suspense>
          <SeekingDialog seeking={seeking} onClose={close} onChanged={changed} />
        </Suspense>
      )}
    </>
  );
}

function Face({ viewer }: { readonly viewer: Applicant }) {
  return (
    <>
      <Avatar viewer={viewer} />
      <span className={styles.words}>
        {viewer.name !== "" && <VisuallyHidden>{m.shell_account_of()} </VisuallyHidden>}
        {viewer.name || m.shell_account_unnamed()}
        <small>{seekingWords(viewer.seeking)}</small>
        {viewer.unread > 0 && <VisuallyHidden>{unreadWords(viewer.unread)}</VisuallyHidden>}
      </span>
    </>
  );
}

/**
 * A person's photo, or initials when there is none, with the job-seeking dot and how much is unread; their words stand
 * beside it.
 */
function Avatar({ viewer }: { readonly viewer: Applicant }) {
  return (
    <span className={avatarStyles.avatar} aria-hidden="true">
      {viewer.photoUrl === null ? <Initials name={viewer.name} /> : <img src={viewer.photoUrl} alt="" />}
      <span className={avatarStyles.dot} data-state={viewer.seeking} />
      {viewer.unread > 0 && <span className={avatarStyles.unread}>{unreadMark(viewer.unread)}</span>}
    </span>
  );
}

function Initials({ name }: { readonly name: string }) {
  return nameInitials(name) || <Icon name="user" />;
}

interface AccountView {
  loaded: Seeking;
  seeking: Seeking;
}

/**
 * The status from the server, or as it was changed since: the dot changes at once, and pages that show it follow.
 */
function useSeeking(loaded: Seeking): [Seeking, (seeking: Seeking) => void] {
  const [shown, setShown] = useState<AccountView>({ loaded, seeking: loaded });
  const { revalidate } = useRevalidator();
  if (shown.loaded !== loaded) setShown({ loaded, seeking: loaded });
  const change = (seeking: Seeking) => {
    setShown({ loaded, seeking });
    void revalidate();
    // Its cookie lets the next page draw the new status first.
    void quietApi.send(getViewer, { query: {} });
  };
  return [shown.seeking, change];
}
