import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./state-screen.module.css";

interface StateScreenProps {
  readonly icon: IconName;
  /** plain by default; warm waits or lacks, danger failed, success went well. */
  readonly tone?: "warm" | "danger" | "success" | undefined;
  readonly title: string;
  /** 1 when it is the whole page. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** One sentence. */
  readonly text?: ReactNode;
  /** One action: a button or a link. */
  readonly children?: ReactNode;
}

/** Empty, failed, offline, closed, done: a seal, one sentence, one action. */
export function StateScreen({ icon, tone, title, level = 2, text, children }: StateScreenProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.screen} data-page={level === 1 || undefined}>
      <span className={styles.seal} data-tone={tone} aria-hidden="true">
        <Icon name={icon} className={styles.icon} />
      </span>
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </div>
  );
}
