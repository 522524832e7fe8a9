import { type ReactNode, useEffect, useRef } from "react";
import { useMatches } from "react-router";
import { m } from "#messages";
import { Button } from "../../ui/actions/button.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { useOnline } from "../../ui/online.ts";

/** Pages that say `handle = { offline: "usable" }` keep what is typed by themselves and stay in view. */
function useStaysUsable(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "offline" in handle && handle.offline === "usable",
  );
}

/** The cover is short: it is read from its top, and the page goes on where it was left. */
function useOwnPlace(isCovered: boolean): void {
  const place = useRef(0);
  useEffect(() => {
    // Heard before the page is hidden, and shorter by that.
    const remember = () => {
      place.current = scrollY;
    };
    addEventListener("offline", remember, { capture: true });
    return () => removeEventListener("offline", remember, { capture: true });
  }, []);
  useEffect(() => {
    if (!isCovered) return;
    scrollTo({ top: 0, behavior: "instant" });
    return () => scrollTo({ top: place.current, behavior: "instant" });
  }, [isCovered]);
}

/** Covers the page while there is no network, without unmounting it, so that nothing typed is lost (S11). */
export function OfflineCover({ children }: { readonly children: ReactNode }) {
  const isOnline = useOnline();
  const isCovered = !useStaysUsable() && !isOnline;
  useOwnPlace(isCovered);
  return (
    <>
      <div hidden={isCovered}>{children}</div>
      <div aria-live="polite">
        {isCovered && (
          <StateScreen icon="wifi-off" tone="warm" title={m.shell_offline_title()} text={m.shell_offline_text()}>
            <Button kind="secondary" icon="refresh" onClick={() => location.reload()}>
              {m.shell_reload()}
            </Button>
          </StateScreen>
        )}
      </div>
    </>
  );
}
