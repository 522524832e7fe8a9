import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./notice.module.css";

interface NoticeProps {
  /** info by default. */
  readonly tone?: "warning" | "success" | "danger" | undefined;
  readonly icon?: IconName | undefined;
  /** Announced at once when it appears after something was done. */
  readonly announce?: "status" | "alert" | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const icons = {
  info: "info-circle",
  warning: "alert-triangle",
  success: "circle-check",
  danger: "alert-circle",
} as const;

/** A remark in the flow of the page. */
export function Notice({ tone, icon, announce, className, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, className)} data-tone={tone} role={announce}>
      <Icon name={icon ?? icons[tone ?? "info"]} className={styles.icon} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
