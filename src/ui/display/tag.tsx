import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./tag.module.css";

export type TagTone = "success" | "warning" | "danger" | "info" | "manggis" | undefined;

interface TagProps {
  readonly tone?: TagTone;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A word that sorts: a level, a state. */
export function Tag({ tone, icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

interface DueProps {
  /** soon is amber with a clock (3 days), last is red (1 day). */
  readonly urgency?: "soon" | "last" | undefined;
  readonly children: ReactNode;
}

/** Until when: "Tutup 3 hari lagi". */
export function Due({ urgency, children }: DueProps) {
  return (
    <span className={styles.due} data-urgency={urgency}>
      {urgency && <Icon name="clock-hour-4" size={16} />}
      {children}
    </span>
  );
}

interface StatusProps {
  readonly state?: "active" | "passive" | "inactive" | undefined;
  readonly children: ReactNode;
}

/** The job-seeking dot beside its words. */
export function Status({ state, children }: StatusProps) {
  return (
    <span className={styles.status}>
      <span className={styles.dot} data-state={state} aria-hidden="true" />
      {children}
    </span>
  );
}
