import { useId, useRef } from "react";
import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { ApplicantRow } from "../applicants.calls.ts";
import styles from "./score.module.css";

type ScoreProps = Pick<ApplicantRow, "score" | "reasons">;

/** A score as bar and number; its reasons open at a press, a touch or by keys. */
export function Score({ score, reasons }: ScoreProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  if (score === null) return <span title={m.desk_applicants_score_none()}>–</span>;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.score}
        popoverTarget={id}
        aria-label={m.desk_applicants_score_of({ score })}
        onClick={() => place(opener.current, tip.current)}
      >
        <svg viewBox="0 0 26 5" aria-hidden="true">
          <rect width="26" height="5" rx="2.5" className={styles.ground} />
          <rect width={(26 * score) / 100} height="5" rx="2.5" />
        </svg>
        {score}
      </button>
      <div ref={tip} id={id} popover="auto" className={styles.tip}>
        <ScoreReasons score={score} reasons={reasons} />
      </div>
    </>
  );
}

/** What a score is made of, and that it decides nothing. */
export function ScoreReasons({ score, reasons }: ScoreProps) {
  return (
    <>
      <strong>{m.desk_applicants_score_of({ score: score ?? 0 })}</strong>
      <ul className={styles.reasons}>
        {reasons.map(({ code, text, points, most }) => (
          <li key={code}>
            <Icon name={points === most ? "check" : "plus"} size={16} />
            <span>{text}</span>
            <b>
              {points}/{most}
            </b>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{m.desk_applicants_score_foot()}</p>
    </>
  );
}

/** Below the button, or above it where there is no room. */
function place(opener: HTMLElement | null, tip: HTMLElement | null): void {
  if (opener === null || tip === null) return;
  const { left, bottom, top } = opener.getBoundingClientRect();
  const isLow = bottom > innerHeight * 0.6;
  tip.style.insetInlineStart = `${Math.max(8, Math.min(left, innerWidth - 320))}px`;
  tip.style.insetBlockStart = isLow ? "auto" : `${bottom + 6}px`;
  tip.style.insetBlockEnd = isLow ? `${innerHeight - top + 6}px` : "auto";
}
