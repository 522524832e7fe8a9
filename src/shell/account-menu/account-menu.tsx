import type { ReactNode } from "react";
import { Link, useHref } from "react-router";
import { m } from "#messages";
import { Status } from "../../ui/display/tag.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import type { IconName } from "../../ui/icons/icon-paths.ts";
import type { Applicant } from "../viewer/viewer.ts";
import styles from "./account-menu.module.css";
import { seekingWords } from "./seeking-words.ts";

export const accountMenuId = "account-menu";

/** The profile menu (S5): its entries in the specification's order, each once its page exists. */
export function AccountMenu({ viewer }: { readonly viewer: Applicant }) {
  const dot = viewer.seeking === "none" ? undefined : viewer.seeking;
  return (
    <div className={styles.menu} id={accountMenuId} popover="auto">
      <p className={styles.name}>{viewer.name}</p>
      <ul className={styles.entries}>
        <li>
          <Link to="/profile-resume">
            <Status state={dot}>{seekingWords(viewer.seeking)}</Status>
            <small>{viewer.seeking === "none" ? m.shell_seeking_choose() : m.shell_seeking_change()}</small>
          </Link>
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
      </ul>
      <form method="post" action={useHref("/signout")} className={styles.out}>
        <button type="submit">
          <Icon name="logout" />
          {m.shell_sign_out()}
        </button>
      </form>
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
