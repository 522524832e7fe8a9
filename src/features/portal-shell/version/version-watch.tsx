import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { isOutdated, unregisterServiceWorkers } from "./newest-version.ts";

const Notice = lazyPart(async () => (await import("./version-notice.tsx")).VersionNotice);

/** A page that is looked at again is compared again, but not more often than this. */
const EVERY_MS = 10 * 60_000;

/** After hydration; by then no request that someone waits for is still running. */
const SETTLED_MS = 1_000;

/** Asks the server for its version when the page has settled, and when someone comes back to it (S17). */
function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    let askedAt = Number.NEGATIVE_INFINITY;
    const ask = async () => {
      if (document.visibilityState !== "visible" || performance.now() - askedAt < EVERY_MS) return;
      askedAt = performance.now();
      if (await isOutdated()) setOutdated(true);
    };
    const begin = () => {
      void unregisterServiceWorkers();
      void ask();
    };
    const waiting = setTimeout(begin, SETTLED_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return outdated;
}

/** Says that a newer version of the site is there. */
export function VersionWatch() {
  const outdated = useOutdated();
  const [closed, setClosed] = useState(false);
  if (!outdated || closed) return null;
  return (
    <Suspense>
      <Notice onClose={() => setClosed(true)} />
    </Suspense>
  );
}
