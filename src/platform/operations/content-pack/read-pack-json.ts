import type { z } from "zod";
import { type CheckedValues, checkedValues } from "./checked-values.ts";
import { PackFaults, type PackFile } from "./pack-part.ts";

/**
 * Reads a JSON file of a pack and checks it.
 * @throws PackFaults with every fault of the file
 */
export function readPackJson<Values>({ path, text }: PackFile, schema: z.ZodType<Values>): CheckedValues<Values> {
  try {
    JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = Number(/\(line (\d+) /.exec(message)?.[1] ?? 1);
    throw new PackFaults([{ path, line, reason: `it is not JSON: ${message}` }]);
  }
  return checkedValues({ path, text, linesBefore: 0 }, schema);
}
