import type { PageRequest } from "../../contract/page.ts";
import type { TalentProgramme } from "../../domain/content/fair/talent-programme.ts";
import { jakartaDay } from "../../i18n/calendar.ts";
import { loadProgramme } from "../reading/fair/load-programme.ts";
import type { Theme } from "./theme/theme.ts";
import { loadViewer } from "./viewer/load-viewer.ts";
import type { Viewer } from "./viewer/viewer.ts";

export interface PortalData {
  viewer: Viewer;
  theme: Theme;
  origin: string;
  /** "YYYY-MM-DD" in Asia/Jakarta */
  today: string;
  /** The talent programme that runs now (S13). */
  programme: TalentProgramme | null;
  /** Every page shows the maintenance screen in its place. */
  isMaintenance: boolean;
}

/** What surrounds the applicants' pages; during maintenance nobody is known and nothing runs. */
export async function load(page: PageRequest<unknown>, isMaintenance = false): Promise<PortalData> {
  const { api, language, isSignedIn, theme, origin, now } = page;
  const [viewer, programme] = await Promise.all([
    isSignedIn && !isMaintenance ? loadViewer(api) : { status: "guest" as const },
    isMaintenance ? null : loadProgramme(api, language),
  ]);
  return { viewer, theme, origin, today: jakartaDay(now), programme, isMaintenance };
}

/** The same when it could not be loaded: a guest's plain shell. */
export function portalData(data: PortalData | undefined): PortalData {
  const nobody = { viewer: { status: "guest" }, theme: "device", origin: "" } as const;
  return data ?? { ...nobody, today: jakartaDay(new Date()), programme: null, isMaintenance: false };
}
