/** The same things with the one at `from` put to `to`; what lies outside changes nothing. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const thing = things[from];
  if (thing === undefined || to < 0 || to >= things.length) return [...things];
  const others = things.toSpliced(from, 1);
  return others.toSpliced(to, 0, thing);
}

/**
 * Where a row that is dragged belongs: it passes a neighbour once the pointer is beyond that neighbour's middle.
 * `middles` are those of all rows as they stand, top to bottom, the dragged one at `from`.
 */
export function placeAt(pointer: number, middles: readonly number[], from: number): number {
  const above = middles.slice(0, from).filter((middle) => middle > pointer).length;
  const below = middles.slice(from + 1).filter((middle) => middle < pointer).length;
  return from - above + below;
}
