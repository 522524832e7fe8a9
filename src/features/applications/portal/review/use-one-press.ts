import { useEffect, useRef } from "react";

/**
 * Keeps a second press from sending twice. A press is over with its answer, even one that comes so soon that the waiting is
 * never drawn, or when the page stops waiting without one.
 * @param answeredAt when the last answer came
 */
export function useOnePress(isBusy: boolean, answeredAt: number | undefined) {
  const last = answeredAt ?? 0;
  const pressedAfter = useRef<number | null>(null);
  useEffect(() => {
    if (!isBusy) pressedAfter.current = null;
  }, [isBusy]);
  return {
    isUnderWay: () => pressedAfter.current === last,
    begin: () => {
      pressedAfter.current = last;
    },
  };
}
