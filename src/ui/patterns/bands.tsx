import { classNames } from "../class-names.ts";
import styles from "./bands.module.css";

interface BandProps {
  readonly className?: string | undefined;
}

/** The parang hairline, 8 px, below the top bar. */
export function ParangBand({ className }: BandProps) {
  return <span className={classNames(styles.parang, className)} aria-hidden="true" />;
}

/** The tenun band that opens the footer, 56 px, indigo in both themes. */
export function TenunBand({ className }: BandProps) {
  return <span className={classNames(styles.tenun, className)} aria-hidden="true" />;
}
