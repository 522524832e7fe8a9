/** A run of `*` or `_`, which may be the beginning or the end of bold or italic text. */
export interface DelimiterRun {
  sign: "*" | "_";
  /** Its place among the pieces of the text. */
  piece: number;
  /** How many signs it had, and how many belong to nothing yet. */
  length: number;
  left: number;
  canOpen: boolean;
  canClose: boolean;
  /** The tags that it became. */
  opens: string;
  closes: string;
}

/** A run that may be both does not fit where the sum of lengths is a multiple of three (CommonMark 6.2, rules 9 and 10). */
function fits(opener: DelimiterRun, closer: DelimiterRun): boolean {
  if (opener.sign !== closer.sign) return false;
  if (!opener.canClose && !closer.canOpen) return true;
  return (opener.length + closer.length) % 3 !== 0 || (opener.length % 3 === 0 && closer.length % 3 === 0);
}

/**
 * Finds what belongs together. Openers that did not fit a closer of some kind are never tried for that kind again, so
 * that the work grows as the number of runs does.
 */
export function resolveEmphasis(runs: readonly DelimiterRun[]): void {
  const openers: DelimiterRun[] = [];
  const tried = new Map<string, number>();
  for (const run of runs) {
    while (run.canClose && run.left > 0) {
      const kind = `${run.sign}${run.canOpen}${run.length % 3}`;
      const least = tried.get(kind) ?? -1;
      let at = openers.length - 1;
      for (; at >= 0; at--) {
        const opener = openers[at];
        if (opener === undefined || opener.piece <= least) at = -1;
        else if (fits(opener, run)) break;
      }
      const opener = openers[at];
      if (opener === undefined) {
        tried.set(kind, run.piece - 1);
        break;
      }
      openers.length = at + 1;
      pair(opener, run);
      if (opener.left === 0) openers.pop();
    }
    if (run.canOpen && run.left > 0) openers.push(run);
  }
}

function pair(opener: DelimiterRun, closer: DelimiterRun): void {
  const isBold = opener.left >= 2 && closer.left >= 2;
  const name = isBold ? "strong" : "em";
  opener.left -= isBold ? 2 : 1;
  closer.left -= isBold ? 2 : 1;
  opener.opens = `<${name}>${opener.opens}`;
  closer.closes += `</${name}>`;
}

/** A run's tags, around the signs that belong to nothing. */
export function renderRun({ sign, left, opens, closes }: DelimiterRun): string {
  return closes + sign.repeat(left) + opens;
}
