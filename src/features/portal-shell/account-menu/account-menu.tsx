import type { ReactNode } from "react";
import { Link, useHref } from "react-router";
import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-paths.ts";
import { SeekingEntry } from "../seeking/seeking-entry.tsx";
import type { Applicant } from "../viewer.ts";
import styles from "./account-menu.module.css";

export const accountMenuId = "account-menu";

interface AccountMenuProps {
  readonly viewer: Applicant;
  readonly onChooseSeeking: () => void;
}

/** The profile menu (S5): its entries in the specification's order, each once its page exists; additions follow a divider. */
export function AccountMenu({ viewer, onChooseSeeking }: AccountMenuProps) {
  return (
    <div className={styles.menu} id={accountMenuId} popover="auto">
      <p className={styles.name}>{viewer.name}</p>
      <ul className={styles.entries}>
        <li>
          <SeekingEntry seeking={viewer.seeking} onChoose={onChooseSeeking} />
        </li>
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
      <form method="post" action={useHref("/signout")} className={styles.out}>
        <button type="submit">
          <Icon name="logout" />
          {m.shell_sign_out()}
        </button>
      </form>
      <ul className={styles.additions}>
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
