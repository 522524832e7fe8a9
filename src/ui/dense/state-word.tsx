import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import styles from "./state-word.module.css";

/** go: in process, held · ok: passed, open · end: ended, refused · info: comes on its own · none: not yet. */
export type StateTone = "go" | "ok" | "end" | "info" | "none";

interface StateWordProps {
  readonly tone: StateTone;
  /** In place of the tone's shape. */
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A state as word and shape, so that colour is never its only sign. */
export function StateWord({ tone, icon, children }: StateWordProps) {
  return (
    <span className={styles.state} data-tone={tone}>
      {icon === undefined ? (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={shapes[tone]} />
        </svg>
      ) : (
        <Icon name={icon} size={16} />
      )}
      {children}
    </span>
  );
}

const diamond = "M5 .8 9.2 5 5 9.2 .8 5Z";

const shapes: Record<StateTone, string> = {
  go: `${diamond}M5 2.4V7.6L7.6 5Z`,
  ok: diamond,
  end: "M1.6 2.7 2.7 1.6 5 3.9 7.3 1.6 8.4 2.7 6.1 5 8.4 7.3 7.3 8.4 5 6.1 2.7 8.4 1.6 7.3 3.9 5Z",
  info: `${diamond}M5 2.4 2.4 5 5 7.6 7.6 5Z`,
  none: `${diamond}M5 2.4 2.4 5 5 7.6 7.6 5Z`,
};
