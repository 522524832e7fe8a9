/** Page numbers to show, null for a gap: the ends, the current page and its neighbours, three at an edge. */
export function pageWindow(current: number, total: number): readonly (number | null)[] {
  const centre = Math.min(Math.max(current, 2), Math.max(total - 1, 2));
  const wanted = new Set([1, centre - 1, centre, centre + 1, total]);
  const shown = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const missed = page - (shown[index - 1] ?? page - 1) - 1;
    if (missed === 0) return [page];
    return missed === 1 ? [page - 1, page] : [null, page];
  });
}
