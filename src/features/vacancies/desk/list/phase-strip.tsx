import { m } from "#messages";
import { listText, numberText } from "../../../../i18n/formats.ts";
import type { ProcessNumbers } from "../vacancies.calls.ts";
import styles from "./phase-strip.module.css";

const width = 132;
const gap = 1;
const shades = 7;

/** Applications on process by phase, as one strip: the darker, the nearer to an offer. The numbers are its name. */
export function PhaseStrip({ phases, onProcess }: Pick<ProcessNumbers, "phases" | "onProcess">) {
  if (onProcess === 0 || phases.length === 0) return null;
  const room = width - gap * (phases.length - 1);
  const counted = phases.reduce((sum, { count }) => sum + count, 0);
  const label = listText(
    phases.map(({ name, count }) => m.desk_vacancies_phase_count({ phase: name, count: numberText(count) })),
  );
  const bars = phases.map(({ phaseId, place, count }, at) => {
    const before = phases.slice(0, at).reduce((sum, other) => sum + other.count, 0);
    return {
      phaseId,
      x: (before / counted) * room + gap * at,
      shade: Math.min(place, shades),
      width: Math.max(1, (count / counted) * room),
    };
  });
  return (
    <svg className={styles.strip} viewBox={`0 0 ${width} 10`} role="img" aria-label={label}>
      <title>{label}</title>
      {bars.map((bar) => (
        <rect key={bar.phaseId} x={bar.x} y="1" width={bar.width} height="8" data-shade={bar.shade} />
      ))}
    </svg>
  );
}
