import { cpus, totalmem } from "node:os";

/** One measured figure: what, its value, and what it is held to. */
export interface Figure {
  what: string;
  value: string;
  budget: string;
  /** null where nothing is asked, or nothing could be measured. */
  isKept: boolean | null;
}

/** The machine in a line, so that figures can be judged. */
export function machine(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim() ?? "unknown"}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

/** A figure that must not be above `most`. */
export function atMost(what: string, value: number, most: number, unit = "", aim?: number): Figure {
  const wish = aim === undefined ? "" : `, aim ${aim}`;
  return { what, value: `${round(value)}${unit}`, budget: `≤ ${most}${unit}${wish}`, isKept: value <= most };
}

/** A figure that must not be below `least`. */
export function atLeast(what: string, value: number, least: number, aim?: number): Figure {
  const wish = aim === undefined ? "" : `, aim ${aim}`;
  return { what, value: round(value), budget: `≥ ${least}${wish}`, isKept: value >= least };
}

/** A figure for knowledge only, or why there is none. */
export function textFigure(what: string, value: string): Figure {
  return { what, value, budget: "", isKept: null };
}

function round(value: number): string {
  if (value >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

function mark(isKept: boolean | null): string {
  if (isKept === null) return "";
  return isKept ? "yes" : "**no**";
}

/** Figures as a Markdown table. */
export function markdown(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, budget, isKept }) => `| ${what} | ${value} | ${budget} | ${mark(isKept)} |`);
  return ["| figure | measured | budget | kept |", "|---|---|---|---|", ...rows].join("\n");
}

/**
 * The performance page with a part's table in place of its old one; other parts stay as they were measured.
 * @throws Error when the page has no place for the part
 */
export function withMeasured(page: string, part: string, text: string): string {
  const [start, end] = [`<!-- measured ${part} -->`, `<!-- /measured ${part} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The performance page has no place for "${part}" (${start} … ${end}).`);
  return `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`;
}
