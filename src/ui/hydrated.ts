import { useSyncExternalStore } from "react";

const never = () => () => {};

/** True once the browser's React has taken over; what cannot work without script appears only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
