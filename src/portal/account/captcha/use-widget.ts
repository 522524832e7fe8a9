import { useEffect, useState } from "react";
import { loadWidget, type Widget } from "./load-widget.ts";

type WidgetState = "loading" | "failed" | Widget;

async function arrival(): Promise<WidgetState> {
  try {
    return await loadWidget();
  } catch {
    return "failed";
  }
}

/** The captcha once it can be drawn; `again` tries anew after a failure. */
export function useWidget() {
  const [state, setState] = useState<WidgetState>("loading");
  useEffect(() => void arrival().then(setState), []);
  async function again(): Promise<void> {
    setState("loading");
    setState(await arrival());
  }
  return { state, again };
}
