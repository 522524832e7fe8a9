import styles from "./step-bar.module.css";

interface StepBarProps {
  readonly step: number;
  readonly of: number;
  /** "Langkah 1 dari 2: akun" */
  readonly label: string;
}

/** Where one is on a way of few steps. */
export function StepBar({ step, of, label }: StepBarProps) {
  return (
    <div className={styles.steps}>
      <p>{label}</p>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <i key={index} data-done={index < step || undefined} />
        ))}
      </div>
    </div>
  );
}
