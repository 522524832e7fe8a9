import type { ReactNode } from "react";
import styles from "./timeline.module.css";

export type StepState = "done" | "now" | "stop" | "next";

/** Steps below each other, diamonds on a thread. */
export function Timeline({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}

interface TimelineStepProps {
  readonly state?: StepState | undefined;
  /** Says the state in words too: "Tes daring: lolos". */
  readonly title: ReactNode;
  readonly level?: 3 | 4 | undefined;
  readonly when?: ReactNode;
  /** The task of this step. */
  readonly children?: ReactNode;
}

/** One step: what, when, what to do. */
export function TimelineStep({ state = "next", title, level = 3, when, children }: TimelineStepProps) {
  const Heading = `h${level}` as const;
  return (
    <li data-state={state} aria-current={state === "now" ? "step" : undefined}>
      <Heading className={styles.title}>{title}</Heading>
      {when !== undefined && <p className={styles.when}>{when}</p>}
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </li>
  );
}

/** The same way in short: a bead for each step; its words must stand beside it. */
export function Beads({ steps }: { readonly steps: readonly StepState[] }) {
  return (
    <span className={styles.beads} aria-hidden="true">
      {steps.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
        <i key={index} data-state={state} />
      ))}
    </span>
  );
}
