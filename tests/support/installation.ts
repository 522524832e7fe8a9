import { installationMarks as marks, installation as up } from "../../src/app/migrations/platform.ts";
import type { Migration } from "../../src/platform/database/migrate.ts";

/** The one table by which a database knows its store and its secret. */
export const migrationsOfInstallation: readonly Migration[] = [
  { name: "2026-11-23-installation", up },
  { name: "2026-11-28-installation-marks", up: marks },
];
