import { type ReactNode, useEffect, useState } from "react";
import { m } from "#messages";
import { badgeRule, isBadgeShown } from "../../fair/talent-programme.ts";
import styles from "./fair-badge.module.css";
import { openModal, opensModal } from "./modal/modal-control.ts";

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

/** Whether the page is scrolled so far that the badge shows; looks at most once in the throttle's time (§4, §9). */
function useScrolledFar(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting = undefined;
      setFar(isBadgeShown(scrollY, innerWidth));
    };
    const lookLater = () => {
      waiting ??= setTimeout(look, badgeRule.throttleMs);
    };
    look();
    addEventListener("scroll", lookLater, { passive: true });
    addEventListener("resize", lookLater);
    return () => {
      clearTimeout(waiting);
      removeEventListener("scroll", lookLater);
      removeEventListener("resize", lookLater);
    };
  }, []);
  return isFar;
}
