import { useEffect, useEffectEvent } from "react";
import { apiOver } from "../../../contract/client.ts";
import { siteBase } from "../../../contract/site-base.ts";
import { getSecurity } from "../accounts.calls.ts";

/** Asks in nobody's name, so that it hears of anybody who is signed in. */
const api = apiOver((path, init) => fetch(siteBase + path, init));

/** Whenever somebody comes back to this page: who signed in meanwhile in another tab, if anybody did. */
export function useSignedInElsewhere(onSignedIn: (userName: string) => void): void {
  const tell = useEffectEvent(onSignedIn);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const sent = await api.send(getSecurity, {});
      if (sent.status === "accepted") tell(sent.answer.data.userName);
    };
    const onBack = () => void look();
    document.addEventListener("visibilitychange", onBack);
    addEventListener("focus", onBack);
    return () => {
      document.removeEventListener("visibilitychange", onBack);
      removeEventListener("focus", onBack);
    };
  }, []);
}
