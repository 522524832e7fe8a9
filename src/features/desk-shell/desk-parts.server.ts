import type { Platform } from "../../platform/platform.ts";

/** What the desk's calls work with. */
export interface DeskParts {
  platform: Platform;
  siteName: () => string;
}
