import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { m } from "#messages";
import { Button } from "../../ui/actions/button.tsx";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { useOnline } from "../../ui/online.ts";
import styles from "./offline-cover.module.css";

/** Pages that say `handle = { offline: "usable" }` keep what is typed by themselves and stay in view. */
function useStaysUsable(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "offline" in handle && handle.offline === "usable",
  );
}

/**
 * Covers the page while there is no network, without unmounting it, so that nothing typed is lost (S11). The page keeps
 * its height: one reads on where one was.
 */
export function OfflineCover({ children }: { readonly children: ReactNode }) {
  const isOnline = useOnline();
  const isCovered = !useStaysUsable() && !isOnline;
  return (
    <div className={isCovered ? styles.covered : undefined}>
      <div>{children}</div>
      <div aria-live="polite">
        {isCovered && (
          <div className={styles.view}>
            <StateScreen icon="wifi-off" tone="warm" title={m.shell_offline_title()} text={m.shell_offline_text()}>
              <Button kind="secondary" icon="refresh" onClick={() => location.reload()}>
                {m.shell_reload()}
              </Button>
            </StateScreen>
          </div>
        )}
      </div>
    </div>
  );
}
