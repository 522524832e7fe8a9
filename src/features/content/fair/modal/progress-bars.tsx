import { useEffect, useRef } from "react";
import { slideShow } from "../talent-programme.ts";
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
      {Array.from({ length: count }, (_, bar) =>
        bar === index ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <Filling key={bar} isPlaying={isPlaying} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <i key={bar} className={styles.bar} data-state={bar < index ? "done" : "next"} />
        ),
      )}
    </div>
  );
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
