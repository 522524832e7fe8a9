import { useEffect, useRef } from "react";
import { slideShow } from "../../../fair/talent-programme.ts";
import styles from "./progress-bars.module.css";

interface ProgressBarsProps {
  readonly count: number;
  readonly index: number;
  readonly isPlaying: boolean;
}

/** One bar a slide: those before are full, the present one fills in the time that the slide has. */
export function ProgressBars({ count, index, isPlaying }: ProgressBarsProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {places(count).map((place) =>
        place === index ? (
          <Filling key={place} isPlaying={isPlaying} />
        ) : (
          <i key={place} className={styles.bar} data-state={place < index ? "done" : "next"} />
        ),
      )}
    </div>
  );
}

/** A bar is its place: nothing else tells one from another. */
function places(count: number): number[] {
  return [...Array(count).keys()];
}

/** Runs with the slide's own time, so it is said once, in talent-programme.ts. */
function Filling({ isPlaying }: { readonly isPlaying: boolean }) {
  const fill = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPlaying) return;
    const run = fill.current?.animate({ scale: ["0 1", "1 1"] }, { duration: slideShow.everyMs, fill: "forwards" });
    return () => run?.cancel();
  }, [isPlaying]);
  return (
    <i className={styles.bar} data-state="now">
      <i ref={fill} className={styles.fill} />
    </i>
  );
}
