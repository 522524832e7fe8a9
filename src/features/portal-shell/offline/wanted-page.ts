import { useEffect } from "react";
import { useHref, useNavigation } from "react-router";

/** Where, in this tab, the page that one is on its way to is kept. */
export const wantedPageKey = "wanted";

/** Keeps where one is going, from where and since when. @param address from the site's root, or relative to this page */
export function keepWanted(address: string): void {
  sessionStorage.setItem(wantedPageKey, JSON.stringify([address, location.href, Date.now()]));
}

export function forgetWanted(): void {
  sessionStorage.removeItem(wantedPageKey);
}

/** Keeps where a navigation leads in the end, which may be elsewhere than where it began to, until one is there. */
export function useWantedPage(): void {
  const { state, location: next } = useNavigation();
  const address = useHref(next ?? "");
  const wantedAddress = state === "loading" ? address : null;
  useEffect(() => {
    if (wantedAddress === null) return;
    keepWanted(wantedAddress);
    return forgetWanted;
  }, [wantedAddress]);
}
