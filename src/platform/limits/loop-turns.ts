/**
 * Starts work in order, each piece so many turns of the event loop after the one before. In one turn libuv takes one
 * new connection and reads whatever came over those that it has: if a crowd's requests were all begun at once, a turn
 * would take a second, and a new connection, be it a probe's, as many of them as stand before it.
 */
export function loopTurns(turns: number): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let left = turns;
  let isTurning = false;
  const turn = (): void => {
    left -= 1;
    if (left === 0) {
      left = turns;
      waiting.shift()?.();
    }
    isTurning = waiting.length > 0;
    if (isTurning) setImmediate(turn);
  };
  return (work) => {
    waiting.push(work);
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  };
}
