import type { ReactNode } from "react";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  readonly width?: "quarter" | "half" | "two-thirds" | "most" | undefined;
  /** line 14 (default) · title 18 · tag 26 · control 48 · logo 48 × 48 · picture 168. */
  readonly shape?: "title" | "tag" | "control" | "logo" | "picture" | undefined;
}

/** One grey thread in the place of what is loading. */
export function Skeleton({ width, shape }: SkeletonProps) {
  return <span className={styles.skeleton} data-width={width} data-shape={shape} aria-hidden="true" />;
}

/** Holds skeletons back for 300 ms, so that a quick answer shows none; says once that something loads. */
export function Loading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      {children}
    </div>
  );
}
