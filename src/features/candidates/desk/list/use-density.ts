import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

export const densities = ["tight", "normal", "roomy"] as const;
export type Density = (typeof densities)[number];

const storageKey = "desk-density";
const changed = new EventTarget();

function read(): Density {
  const text = localStorage.getItem(storageKey);
  return densities.find((each) => each === text) ?? "normal";
}

function subscribe(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  return () => changed.removeEventListener("change", onChange);
}

/** How dense this browser shows tables. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const density = useSyncExternalStore(subscribe, read, (): Density => "normal");
  const choose = (next: Density) => {
    localStorage.setItem(storageKey, next);
    changed.dispatchEvent(new Event("change"));
  };
  return [density, choose];
}

/** In pixels, until it is read. */
const usual = 32;

/** How high a row is in pixels, as in the style sheets: by the density, for fingers, on a narrow screen. */
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
