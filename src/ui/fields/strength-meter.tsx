import styles from "./strength-meter.module.css";

interface StrengthMeterProps {
  /** 0 nothing typed, 1 too short … 5 very strong. */
  readonly level: 0 | 1 | 2 | 3 | 4 | 5;
  /** "Kekuatan:" */
  readonly label: string;
  /** "kuat"; read out when it changes. */
  readonly verdict: string;
}

/** Five threads that fill as a password gets stronger. */
export function StrengthMeter({ level, label, verdict }: StrengthMeterProps) {
  return (
    <div className={styles.strength} data-level={level}>
      <div className={styles.threads} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className={styles.words} role="status">
        {level > 0 && (
          <>
            {label} <strong>{verdict}</strong>
          </>
        )}
      </p>
    </div>
  );
}
