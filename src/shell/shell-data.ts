import type { PageRequest } from "../contract/page.ts";
import { jakartaDay } from "../i18n/calendar.ts";
import type { Theme } from "./theme/theme.ts";
import { loadViewer } from "./viewer/load-viewer.ts";
import type { Viewer } from "./viewer/viewer.ts";

export interface ShellData {
  viewer: Viewer;
  theme: Theme;
  origin: string;
  /** "YYYY-MM-DD" in Asia/Jakarta */
  today: string;
}

/** What the shell shows beside the page. */
export async function load({
  api,
  language,
  isSignedIn,
  theme,
  origin,
  now,
}: PageRequest<unknown>): Promise<ShellData> {
  const viewer = isSignedIn ? await loadViewer(api, language) : { status: "guest" as const };
  return { viewer, theme, origin, today: jakartaDay(now) };
}

/** The same when the root's own loading failed: a guest's plain shell. */
export function shellOf(data: ShellData | undefined): ShellData {
  return data ?? { viewer: { status: "guest" }, theme: "device", origin: "", today: jakartaDay(new Date()) };
}
