import type { PageRequest } from "../contract/page.ts";
import { loadProgramme } from "../features/content/fair/load-programme.ts";
import type { TalentProgramme } from "../features/content/fair/talent-programme.ts";
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
  /** The talent programme that runs now (S13). */
  programme: TalentProgramme | null;
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
  const [viewer, programme] = await Promise.all([
    isSignedIn ? loadViewer(api, language) : { status: "guest" as const },
    loadProgramme(api, language),
  ]);
  return { viewer, theme, origin, today: jakartaDay(now), programme };
}

/** The same when the root's own loading failed: a guest's plain shell. */
export function shellOf(data: ShellData | undefined): ShellData {
  return (
    data ?? { viewer: { status: "guest" }, theme: "device", origin: "", today: jakartaDay(new Date()), programme: null }
  );
}
