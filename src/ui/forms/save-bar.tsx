import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import type { IconName } from "../icons/icon-paths.ts";
import { Container } from "../layout/layout.tsx";
import styles from "./save-bar.module.css";

interface SaveBarProps {
  /** Name of the region: "Simpan resume". */
  readonly label: string;
  /** cloud-check saved · cloud-upload saving · cloud-off offline · info-circle. */
  readonly icon: IconName;
  /** "Draf tersimpan 10.42"; announced when it changes. */
  readonly state: ReactNode;
  /** The missing steps; give it an id and let the button's aria-describedby name it. */
  readonly note?: ReactNode;
  /** A way back, before everything else. */
  readonly before?: ReactNode;
  /** The button. */
  readonly children: ReactNode;
}

/** Stays at the foot of a long form, 72 px high. */
export function SaveBar({ label, icon, state, note, before, children }: SaveBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <Container className={styles.line}>
        {before}
        <div className={styles.state}>
          <Icon name={icon} />
          <div>
            <div role="status">{state}</div>
            {note}
          </div>
        </div>
        {children}
      </Container>
    </section>
  );
}
