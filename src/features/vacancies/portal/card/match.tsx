import { m } from "#messages";
import styles from "./match.module.css";

/** How well a vacancy fits the resume, and why. */
export function Match({ score, reasons }: { readonly score: number; readonly reasons: readonly string[] }) {
  return (
    <div className={styles.match}>
      <b>{m.vacancies_card_match({ score })}</b>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
