import { useEffect, useState } from "react";
import type { Saved } from "./editing-state.ts";

/** So long after somebody else saved they count as editing too. */
const presentMs = 120_000;
const lookEveryMs = 10_000;

/** The name of somebody else who saved within two minutes; null where nobody did. */
export function usePresence(edited: Saved["edited"]): string | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  if (edited === null || edited.isMe || edited.by === "" || now === null) return null;
  return now - Date.parse(edited.at) < presentMs ? edited.by : null;
}
