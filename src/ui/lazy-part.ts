import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** How long the next try waits after one that failed, at first and at most; the network's return is sooner. */
const AGAIN_MS = { first: 1000, most: 15_000 } as const;

/** Ends after the time, or as soon as the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });
}

/** Asks once more for the stylesheets that could not be had: what imports them asks for each only once. */
async function fetchMissingStyles(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>("head link[rel=stylesheet]:not([disabled])")].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(
    missing.map((link) => {
      const again = document.createElement("link");
      again.rel = "stylesheet";
      again.crossOrigin = link.crossOrigin;
      return new Promise((resolve) => {
        again.onload = resolve;
        again.onerror = resolve;
        again.href = link.href;
        link.replaceWith(again);
      });
    }),
  );
}

async function fetchUntilThere<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  let wait: number = AGAIN_MS.first;
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      await pause(wait);
      wait = Math.min(2 * wait, AGAIN_MS.most);
      await fetchMissingStyles();
    }
  }
}

/**
 * A part of a page that is fetched when it is needed, within a `Suspense`; what fails on the way is fetched again. With
 * React's `lazy` alone the whole page would fall, with all that was typed into it.
 */
export function lazyPart<Props>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchUntilThere(fetchPart) }));
}
