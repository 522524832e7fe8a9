import type { ReactNode } from "react";
import { panelRibbon } from "../patterns/cloth.ts";
import { Kain } from "../patterns/kain.tsx";
import styles from "./gate.module.css";

interface GateProps {
  /** The words on the panel: a heading of level 2 and a sentence or a list. */
  readonly say: ReactNode;
  /** 480 in place of 440 px. */
  readonly broad?: boolean | undefined;
  readonly children: ReactNode;
}

/** Sign-in and its family: a narrow column beside a kawung that was dipped in indigo; on small views the column alone. */
export function Gate({ say, broad, children }: GateProps) {
  return (
    <div className={styles.gate}>
      <div className={styles.side}>
        <div className={styles.box} data-broad={broad || undefined}>
          {children}
        </div>
      </div>
      <div className={styles.panel} data-on="nila">
        <Kain cloth={panelRibbon} className={styles.ribbon} />
        <div className={styles.inner}>
          <span className={styles.dipped} aria-hidden="true" />
          <div className={styles.say}>{say}</div>
        </div>
      </div>
    </div>
  );
}
