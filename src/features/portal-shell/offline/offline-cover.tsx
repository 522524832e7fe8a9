import { type ReactNode, useEffect, useState } from "react";
import { useMatches } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { useHydrated, useOnline } from "../../../ui/hydrated.ts";
import { noNetworkId, usableOffline } from "./no-network.ts";
import styles from "./offline-cover.module.css";

/** Pages that say `handle = { offline: "usable" }` keep what is typed by themselves and stay in view. */
function useStaysUsable(): boolean {
  return useMatches().some(
    ({ handle }) => typeof handle === "object" && handle !== null && "offline" in handle && handle.offline === "usable",
  );
}

/**
 * True for what lies in a link to another page; a place on this one needs no network, nor does a part of a usable page.
 */
function leadsAway(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null) return false;
  const isOtherPart = link.search !== location.search && link.closest(`[${usableOffline}]`) === null;
  return link.pathname !== location.pathname || isOtherPart;
}

/** True once a link was tapped without a network: the first script of the page keeps it from leading anywhere. */
function useTriedToLeave(isOnline: boolean): [boolean, (tried: boolean) => void] {
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (isOnline) return setTried(false);
    const hear = (event: MouseEvent) => {
      if (event.defaultPrevented && leadsAway(event.target)) setTried(true);
    };
    document.addEventListener("click", hear);
    return () => document.removeEventListener("click", hear);
  }, [isOnline]);
  return [tried, setTried];
}

/** Loads the page again where that leads to a page; else everything stays as it is. */
async function reload(): Promise<void> {
  const isThere = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (isThere) location.reload();
}

/**
 * Covers the page while there is no network, without unmounting it, so that nothing typed is lost (S11). The page keeps
 * its height: one reads on where one was. Before hydration the page carries the texts itself.
 */
export function OfflineCover({ children }: { readonly children: ReactNode }) {
  const isOnline = useOnline();
  const isAlive = useHydrated();
  const staysUsable = useStaysUsable();
  const [tried, setTried] = useTriedToLeave(isOnline);
  const isCovered = !isOnline && (!staysUsable || tried);
  const mark = isAlive && staysUsable ? { [usableOffline]: "" } : {};
  return (
    <div className={isCovered ? styles.covered : undefined} {...mark}>
      <div>{children}</div>
      <div aria-live="polite">
        {!isAlive && (
          <div id={noNetworkId} className={styles.words} hidden>
            <p>
              <strong>{m.shell_offline_title()}</strong> {m.shell_offline_text()}
            </p>
            <Button kind="secondary" icon="refresh">
              {m.shell_reload()}
            </Button>
          </div>
        )}
        {isCovered && (
          <div className={styles.view}>
            <StateScreen icon="wifi-off" tone="warm" title={m.shell_offline_title()} text={m.shell_offline_text()}>
              {staysUsable ? (
                <Button kind="secondary" icon="arrow-left" onClick={() => setTried(false)}>
                  {m.shell_offline_back()}
                </Button>
              ) : (
                <Button kind="secondary" icon="refresh" onClick={() => void reload()}>
                  {m.shell_reload()}
                </Button>
              )}
            </StateScreen>
          </div>
        )}
      </div>
    </div>
  );
}
