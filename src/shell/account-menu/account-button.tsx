import { m } from "#messages";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import type { Applicant } from "../viewer/viewer.ts";
import styles from "./account-button.module.css";
import { AccountMenu, accountMenuId } from "./account-menu.tsx";
import { Avatar } from "./avatar.tsx";
import { seekingWords } from "./seeking-words.ts";

/** The viewer's own name, photo and job-seeking status; opens the profile menu. */
export function AccountButton({ viewer }: { readonly viewer: Applicant }) {
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={accountMenuId}>
        <Avatar viewer={viewer} />
        <span className={styles.words}>
          {viewer.name !== "" && <VisuallyHidden>{m.shell_account_of()} </VisuallyHidden>}
          {viewer.name || m.shell_account_unnamed()}
          <small>{seekingWords(viewer.seeking)}</small>
        </span>
      </button>
      <AccountMenu viewer={viewer} />
    </>
  );
}
