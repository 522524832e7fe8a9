import { dirname } from "node:path";
import { z } from "zod";
import { askProcess, besideSelf } from "./bounded-process.ts";

/** The reading process's verdict on a PDF. */
const inspectionSchema = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("clean"),
    pages: z.int().positive(),
    /** The bytes to store in its place: the file was damaged, or locked without a password for reading. */
    rewritten: z.instanceof(Uint8Array).nullable(),
  }),
  z.object({ status: z.literal(["encrypted", "active-content", "broken"]) }),
]);

/** `late`: the machine had no time for it; the file may be as good as any. */
export type Inspection = z.output<typeof inspectionSchema> | { status: "late" };

/** Promise 10: so much processor time for one document, which is broken if it needs more. */
const cpuMs = 2_000;

/**
 * Reads a PDF in a process of its own that is ended whatever happens (decision 31).
 * @throws Error when the process cannot start
 */
export async function inspectPdf(bytes: Uint8Array): Promise<Inspection> {
  const path = besideSelf(import.meta.url, "pdf-inspector");
  const { status, messages } = await askProcess({ path, code: dirname(path) }, bytes, { cpuMs });
  if (status === "late") return { status };
  return inspectionSchema.safeParse(messages[0]).data ?? { status: "broken" };
}
