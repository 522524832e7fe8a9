import { useId, useRef } from "react";
import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { ApplicantRow } from "../applicants.calls.ts";
import scoreStyles from "./score.module.css";
import styles from "./stars.module.css";

const places = [1, 2, 3] as const;

/** The stars of an application, as many as it has. */
export function Stars({ stars }: { readonly stars: number }) {
  if (stars === 0) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.stars} role="img" aria-label={m.desk_applicants_stars_of({ stars })}>
      {places.slice(0, stars).map((place) => (
        <Icon key={place} name="star-filled" size={16} />
      ))}
    </span>
  );
}

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
        className={scoreStyles.score}
        popoverTarget={id}
        aria-label={m.desk_applicants_score_of({ score })}
        onClick={() => place(opener.current, tip.current)}
      >
        <svg viewBox="0 0 26 5" aria-hidden="true">
          <rect width="26" height="5" rx="2.5" className={scoreStyles.ground} />
          <rect width={(26 * score) / 100} height="5" rx="2.5" />
        </svg>
        {score}
      </button>
      <div ref={tip} id={id} popover="auto" className={scoreStyles.tip}>
        <ScoreReasons score={score} reasons={reasons} />
      </div>
    </>
  );
}

/** The parts of a score, and the note that it decides nothing. */
export function ScoreReasons({ score, reasons }: ScoreProps) {
  return (
    <>
      <strong>{m.desk_applicants_score_of({ score: score ?? 0 })}</strong>
      <ul className={scoreStyles.reasons}>
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
      <p className={scoreStyles.foot}>{m.desk_applicants_score_foot()}</p>
    </>
  );
}

/** Below the button, or above it where there is no space. */
function place(opener: HTMLElement | null, tip: HTMLElement | null): void {
  if (opener === null || tip === null) return;
  const { left, bottom, top } = opener.getBoundingClientRect();
  const isLow = bottom > innerHeight * 0.6;
  tip.style.insetInlineStart = `${Math.max(8, Math.min(left, innerWidth - 320))}px`;
  tip.style.insetBlockStart = isLow ? "auto" : `${bottom + 6}px`;
  tip.style.insetBlockEnd = isLow ? `${innerHeight - top + 6}px` : "auto";
}
