import type { ReactNode } from "react";
import { m } from "#messages";
import type { FacetName } from "../../../domain/candidates/candidate.ts";
import { numberText } from "../../../i18n/formats.ts";
import styles from "./filter-panel.module.css";
import { valueText } from "./texts.ts";

interface FacetValue {
  readonly value: string;
  readonly text: string | null;
  /** null: not counted. */
  readonly count: number | null;
}

interface FacetProps {
  readonly name: FacetName;
  readonly label: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
}

/** The values of a column as boxes to tick; what is chosen stays, though nothing fits it any more. */
export function Facet({ name, label, values, chosen }: FacetProps) {
  const gone = chosen.filter((value) => !values.some((told) => told.value === value));
  const all = [...values, ...gone.map((value) => ({ value, text: null, count: 0 }))];
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      {all.map(({ value, text, count }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <span>{valueText(name, value, text)}</span>
          {count !== null && <small>{numberText(count)}</small>}
        </label>
      ))}
    </fieldset>
  );
}

interface RangeProps {
  readonly name: string;
  readonly label: string;
  readonly from: number | string | undefined;
  readonly to: number | string | undefined;
  readonly most?: number;
  readonly isDay?: boolean;
  readonly children?: ReactNode;
}

/** The least and the most of a column. */
export function Range({ name, label, from, to, most, isDay, children }: RangeProps) {
  const look = isDay ? { type: "date" } : ({ type: "text", inputMode: "numeric", pattern: "[0-9]*" } as const);
  return (
    <fieldset className={styles.facet}>
      <legend>{label}</legend>
      {children}
      <div className={styles.range} data-days={isDay || undefined}>
        <input
          {...look}
          name={`${name}From`}
          defaultValue={from}
          placeholder={isDay ? undefined : "0"}
          aria-label={m.desk_applicants_filter_least({ column: label })}
        />
        <span>{m.desk_applicants_filter_to()}</span>
        <input
          {...look}
          name={`${name}To`}
          defaultValue={to}
          placeholder={most === undefined ? undefined : String(most)}
          aria-label={m.desk_applicants_filter_most({ column: label })}
        />
      </div>
    </fieldset>
  );
}

interface ScoreBarsProps {
  readonly values: readonly FacetValue[];
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** Where each bar begins: a score. */
const bars = Array.from({ length: 20 }, (_, place) => place * 5);

/** How the scores are spread, for who sees it; the fields below say the same. */
export function ScoreBars({ values, from = 0, to = 100 }: ScoreBarsProps) {
  const counts = new Map(values.map(({ value, count }) => [Number(value), count ?? 0]));
  const most = Math.max(1, ...counts.values());
  return (
    <svg viewBox="0 0 200 34" preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
      {bars.map((score) => {
        const height = counts.has(score) ? 3 + (31 * (counts.get(score) ?? 0)) / most : 0.5;
        const isIn = score + 5 > from && score <= to;
        return (
          <rect key={score} x={score * 2 + 1} y={34 - height} width="8" height={height} data-in={isIn || undefined} />
        );
      })}
    </svg>
  );
}
