import { parseArgs } from "node:util";
import type { Command } from "../src/platform/operations/command.ts";

const usage = "npm run doctor [-- --repair | --confirm-clock]";
const flag = { type: "boolean", default: false } as const;

/** The doctor's requested actions; null: only check. @throws Error with a sentence for the operator */
export function findDoctorCommand(args: readonly string[]): Command | null {
  const { values } = parseArgs({ args: [...args], options: { repair: flag, "confirm-clock": flag } });
  if (values.repair && values["confirm-clock"]) throw new Error(usage);
  if (values.repair) return { name: "repair-derived", options: {}, files: [] };
  return values["confirm-clock"] ? { name: "confirm-clock", options: {}, files: [] } : null;
}
