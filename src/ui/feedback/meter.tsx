import { classNames } from "../class-names.ts";
import styles from "./meter.module.css";

interface MeterProps {
  readonly value: number;
  readonly max: number;
  /** "Resume 4 dari 7 bagian lengkap" */
  readonly label: string;
  readonly className?: string | undefined;
}

/** How far: a woven bar. */
export function Meter({ value, max, label, className }: MeterProps) {
  return <progress className={classNames(styles.meter, className)} value={value} max={max} aria-label={label} />;
}
