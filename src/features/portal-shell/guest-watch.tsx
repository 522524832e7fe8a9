import { Suspense, useEffect, useSyncExternalStore } from "react";
import { m } from "#messages";
import { forgetGuestFailure, guestToken, onGuestToken, prepareGuestToken } from "../../contract/guest-token.ts";
import { useOnline } from "../../ui/hydrated.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Diamond } from "./brand.tsx";
import styles from "./guest-watch.module.css";
import { useCalm } from "./use-calm.ts";

const ErrorBox = lazyPart(async () => (await import("./guest-error-box.tsx")).GuestErrorBox);

/** After hydration; by then no request that someone waits for is still running. */
const SETTLED_MS = 500;

/** A guest's browser fetches its token when it starts (§4), once the page is there and there is a network. */
function useTokenAhead(): void {
  const isOnline = useOnline();
  useEffect(() => {
    const settled = isOnline ? setTimeout(() => void prepareGuestToken(), SETTLED_MS) : undefined;
    return () => clearTimeout(settled);
  }, [isOnline]);
}

/**
 * While a call of the browser waits for a guest's token, a loader covers the page, unless it is quick; one that cannot
 * be had shows the box titled 'Error' (S12).
 */
export function GuestWatch() {
  const token = useSyncExternalStore(onGuestToken, guestToken, guestToken);
  useTokenAhead();
  if (token.status === "quiet") return null;
  if (token.status === "fetching") return <Loader />;
  return token.isWaitedFor ? <Failure message={token.message} /> : <FailureAhead message={token.message} />;
}

function Failure({ message }: { readonly message: string }) {
  return (
    <Suspense>
      <ErrorBox message={message} onClose={forgetGuestFailure} />
    </Suspense>
  );
}

/** Nobody waited for it: the box leaves anyone who types in peace. */
function FailureAhead({ message }: { readonly message: string }) {
  return useCalm() ? <Failure message={message} /> : null;
}

function Loader() {
  return (
    <div className={styles.loader} role="status" aria-label={m.shell_loading()}>
      <Diamond />
    </div>
  );
}
