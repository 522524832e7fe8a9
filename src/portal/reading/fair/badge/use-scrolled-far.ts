import { useEffect, useState } from "react";
import { badgeRule, isBadgeShown } from "../../../../domain/content/fair/talent-programme.ts";

/** Whether the page is scrolled so far that the badge shows; looks at most once in the throttle's time (§4, §9). */
export function useScrolledFar(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting = undefined;
      setFar(isBadgeShown(scrollY, innerWidth));
    };
    const lookLater = () => {
      waiting ??= setTimeout(look, badgeRule.throttleMs);
    };
    look();
    addEventListener("scroll", lookLater, { passive: true });
    addEventListener("resize", lookLater);
    return () => {
      clearTimeout(waiting);
      removeEventListener("scroll", lookLater);
      removeEventListener("resize", lookLater);
    };
  }, []);
  return isFar;
}
