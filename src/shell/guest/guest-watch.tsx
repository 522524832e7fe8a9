import { lazy, Suspense, useSyncExternalStore } from "react";
import { m } from "#messages";
import { forgetGuestFailure, guestToken, onGuestToken } from "../../contract/guest-token.ts";
import { Diamond } from "../brand/diamond.tsx";
import styles from "./guest-watch.module.css";

const ErrorBox = lazy(async () => {
  const { GuestErrorBox } = await import("./guest-error-box.tsx");
  return { default: GuestErrorBox };
});

/**
 * While the browser itself fetches a guest's token, a loader covers the page, unless it is quick; one that cannot be
 * had shows the box titled 'Error' (S12).
 */
export function GuestWatch() {
  const token = useSyncExternalStore(onGuestToken, guestToken, guestToken);
  if (token.status === "quiet") return null;
  if (token.status === "fetching") return <Loader />;
  return (
    <Suspense>
      <ErrorBox message={token.message} onClose={forgetGuestFailure} />
    </Suspense>
  );
}

function Loader() {
  return (
    <div className={styles.loader} role="status" aria-label={m.shell_loading()}>
      <Diamond />
    </div>
  );
}
