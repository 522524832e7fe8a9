import { type RefObject, useEffect, useState } from "react";
import type { Density } from "./use-density.ts";

/** In pixels, until it is read. */
const usual = 32;

/** How high a row is in pixels, as the style sheets say: by the density, for fingers, on a narrow screen. */
export function useRowHeight(scroller: RefObject<HTMLElement | null>, density: Density): number {
  const [height, setHeight] = useState(usual);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the density changes what is read
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      setHeight(Number.parseFloat(getComputedStyle(element).getPropertyValue("--row")) || usual);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [scroller, density]);
  return height;
}
