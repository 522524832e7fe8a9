import { createHealth } from "../../src/app/health/health.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";

/** The result where every dependency of the site answers. */
export const allThere = () => ({ database: true, files: true, disk: true });

/** The health of a site whose dependencies answer and that is not stopping. */
export const healthOfAll = ({ settings }: { settings: Pick<Settings, "publicUrl"> }) =>
  createHealth({ found: allThere, isDraining: () => false, publicUrl: settings.publicUrl });
