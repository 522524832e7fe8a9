import { lazy, Suspense, useEffect, useState } from "react";
import { onTokenRefused } from "../contract/browser-api.ts";

/** Fetched when a token ends, so that no page carries the dialog before it is needed. */
const Dialog = lazy(async () => {
  const { TokenExpiredDialog } = await import("../features/accounts/token-expired/token-expired-dialog.tsx");
  return { default: TokenExpiredDialog };
});

/** Says so when a call of this page is refused because the session ended (A12). */
export function TokenWatch() {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => onTokenRefused((code) => code === "token-expired" && setEnded(true)), []);
  if (!hasEnded) return null;
  return (
    <Suspense>
      <Dialog onClose={() => setEnded(false)} />
    </Suspense>
  );
}
