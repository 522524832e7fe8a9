import { m } from "#messages";
import { type Frequency, frequencies } from "../alert.ts";

const words = {
  "at-once": {
    label: m.alerts_frequency_at_once,
    note: m.alerts_frequency_at_once_note,
    often: m.alerts_often_at_once,
  },
  daily: { label: m.alerts_frequency_daily, note: m.alerts_frequency_daily_note, often: m.alerts_often_daily },
  weekly: { label: m.alerts_frequency_weekly, note: m.alerts_frequency_weekly_note, often: m.alerts_often_weekly },
} as const satisfies Record<Frequency, unknown>;

/** How often, as one chooses it: with a note below each. */
export function frequencyChoices() {
  return frequencies.map((value) => ({ value, label: words[value].label(), note: words[value].note() }));
}

/** How often, in two words. */
export const frequencyLabel = (frequency: Frequency) => words[frequency].label();

/** A description of what the alert does. */
export const oftenText = (frequency: Frequency) => words[frequency].often();

/** A frequency that a form sent; undefined for anything else. */
export const frequencyIn = (text: string) => frequencies.find((known) => known === text);
