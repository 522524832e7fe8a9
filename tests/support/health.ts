import { createHealth } from "../../src/app/health/health.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";

/** What is found where all that the site stands on answers. */
export const allThere = () => ({ database: true, files: true, disk: true });

/** The health of a site that stands well and was not told to stop. */
export const healthOfAll = ({ settings }: { settings: Pick<Settings, "publicUrl"> }) =>
  createHealth({ found: allThere, isDraining: () => false, publicUrl: settings.publicUrl });
