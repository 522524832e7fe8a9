/** Whether a request says that it belongs to a session; whether it does is looked at later. */
export type Lane = "anybody" | "session";

/**
 * Starts work in order, each piece so many turns of the event loop after the one before. In one turn libuv takes one
 * new connection and reads whatever came over those that it has: if a crowd's requests were all begun at once, a turn
 * would take a second, and a new connection, be it a probe's, as many of them as stand before it. Where work waits on
 * both lanes, each has every other turn: a crowd on one of them does not hold up the other.
 */
export function loopTurns(turns: number): (work: () => void, lane?: Lane) => void {
  const lanes: Record<Lane, (() => void)[]> = { anybody: [], session: [] };
  let last: Lane = "anybody";
  let left = turns;
  let isTurning = false;
  const next = (): (() => void) | undefined => {
    const other = last === "anybody" ? "session" : "anybody";
    if (lanes[other].length > 0) last = other;
    return lanes[last].shift();
  };
  const turn = (): void => {
    left -= 1;
    if (left === 0) {
      left = turns;
      next()?.();
    }
    isTurning = lanes.anybody.length + lanes.session.length > 0;
    if (isTurning) setImmediate(turn);
  };
  return (work, lane = "anybody") => {
    lanes[lane].push(work);
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  };
}
