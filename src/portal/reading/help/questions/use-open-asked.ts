import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the question that the address ends in, also where the browser does not do so by itself. */
export function useOpenAsked(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells that the same address was asked for again
  useEffect(() => {
    const asked = hash === "" ? null : document.getElementById(hash.slice(1));
    const details = asked?.closest("details");
    if (!asked || !details || details.open) return;
    details.open = true;
    asked.scrollIntoView();
  }, [hash, key]);
}
