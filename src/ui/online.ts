import { useSyncExternalStore } from "react";

function listen(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}

/** Whether the browser has a network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
}
