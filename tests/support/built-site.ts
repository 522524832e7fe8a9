import { buildSite } from "../../scripts/build-site.ts";
import { type Site, startSite } from "./site.ts";

/** A running site of the build; builds first where there is none, so that a test file can be run alone. */
export function builtSite(settings: Record<string, string> = {}): Promise<Site> {
  buildSite();
  return startSite(undefined, settings);
}
