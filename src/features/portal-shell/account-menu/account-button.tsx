import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { VisuallyHidden } from "../../../ui/layout/text.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { seekingWords } from "../seeking/seeking-words.ts";
import { useSeeking } from "../seeking/use-seeking.ts";
import type { Applicant, Seeking } from "../viewer.ts";
import styles from "./account-button.module.css";
import { AccountMenu, accountMenuId } from "./account-menu.tsx";
import { Avatar } from "./avatar.tsx";
import { unreadWords } from "./unread.ts";

/** Gives the focus to `target` when what was `open` has closed: its own opener went with its menu. */
function useFocusAfter(open: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) target.current?.focus();
    wasOpen.current = open;
  }, [open, target]);
}

const SeekingDialog = lazyPart(async () => (await import("../seeking/seeking-dialog.tsx")).SeekingDialog);

/** The viewer's own name, photo and job-seeking status; opens the profile menu. */
export function AccountButton({ viewer: loaded }: { readonly viewer: Applicant }) {
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
        <Avatar viewer={viewer} />
        <span className={styles.words}>
          {viewer.name !== "" && <VisuallyHidden>{m.shell_account_of()} </VisuallyHidden>}
          {viewer.name || m.shell_account_unnamed()}
          <small>{seekingWords(seeking)}</small>
          {viewer.unread > 0 && <VisuallyHidden>{unreadWords(viewer.unread)}</VisuallyHidden>}
        </span>
      </button>
      <AccountMenu viewer={viewer} onChooseSeeking={() => setChoosing(true)} />
      <LiveRegion>{said}</LiveRegion>
      {isChoosing && (
        <Suspense>
          <SeekingDialog seeking={seeking} onClose={close} onChanged={changed} />
        </Suspense>
      )}
    </>
  );
}
