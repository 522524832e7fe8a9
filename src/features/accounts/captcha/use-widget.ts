import { useEffect, useState } from "react";
import { loadWidget } from "./load-widget.ts";

type WidgetState = "loading" | "ready" | "failed";

async function arrival(): Promise<WidgetState> {
  try {
    await loadWidget();
    return "ready";
  } catch {
    return "failed";
  }
}

/** Whether the captcha's element is there yet; `again` tries anew after a failure. */
export function useWidget() {
  const [state, setState] = useState<WidgetState>("loading");
  useEffect(() => void arrival().then(setState), []);
  async function again(): Promise<void> {
    setState("loading");
    setState(await arrival());
  }
  return { state, again };
}
