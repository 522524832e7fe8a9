import { type ReactNode, type Ref, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./strip.module.css";

interface StripProps {
  /** Takes no focus on its own; who answers it by a press may hand the focus on to it. */
  readonly ref?: Ref<HTMLElement>;
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the one that puts it off first. */
  readonly actions: ReactNode;
}

/** An offer at the foot of the window that waits to be answered: it takes neither the focus nor a key. */
export function Strip({ ref, icon, title, children, actions }: StripProps) {
  const titleId = useId();
  return (
    <section ref={ref} className={styles.strip} aria-labelledby={titleId} tabIndex={-1}>
      <Icon name={icon} />
      <div className={styles.words}>
        <strong id={titleId} className={styles.title}>
          {title}
        </strong>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
