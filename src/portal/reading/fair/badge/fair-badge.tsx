import type { ReactNode } from "react";
import { m } from "#messages";
import { openModal, opensModal } from "../modal/modal-control.ts";
import styles from "./fair-badge.module.css";
import { useScrolledFar } from "./use-scrolled-far.ts";

/** The way to the modal once the banner is out of sight (S14). */
export function FairBadge({ mark }: { readonly mark: ReactNode }) {
  const isShown = useScrolledFar();
  return (
    <div className={styles.corner}>
      {isShown && (
        <button type="button" className={styles.badge} aria-label={m.fair_badge()} {...opensModal} onClick={openModal}>
          {mark}
          <span>{m.fair_badge()}</span>
        </button>
      )}
    </div>
  );
}
