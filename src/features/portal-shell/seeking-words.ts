import { m } from "#messages";
import type { Seeking } from "../reference-data/seeking.ts";

const words = {
  active: m.shell_seeking_active,
  passive: m.shell_seeking_passive,
  inactive: m.shell_seeking_inactive,
  none: m.shell_seeking_none,
} as const;

/** A job-seeking status in words: "Aktif mencari". */
export function seekingWords(seeking: Seeking): string {
  return words[seeking]();
}
