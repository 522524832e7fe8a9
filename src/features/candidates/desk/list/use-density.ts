import { useSyncExternalStore } from "react";

export const densities = ["tight", "normal", "roomy"] as const;
export type Density = (typeof densities)[number];

const kept = "desk-density";
const changed = new EventTarget();

function read(): Density {
  const text = localStorage.getItem(kept);
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
    localStorage.setItem(kept, next);
    changed.dispatchEvent(new Event("change"));
  };
  return [density, choose];
}
