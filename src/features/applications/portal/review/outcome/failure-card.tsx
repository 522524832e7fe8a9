import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import type { IconName } from "../../../../../ui/icons/icon-paths.ts";
import styles from "./failure-card.module.css";

interface FailureCardProps {
  readonly icon: IconName;
  readonly title: string;
  /** The result, and the kept entries. */
  readonly text?: string | undefined;
  /** One action. */
  readonly children?: ReactNode;
}

/** The result of a try, above the kept entries; its heading takes the focus. */
export function FailureCard({ icon, title, text, children }: FailureCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div className={styles.card}>
      <span className={styles.seal} aria-hidden="true">
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p>{text}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
