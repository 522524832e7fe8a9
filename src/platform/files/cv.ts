import { fileTypeFromBuffer } from "file-type";
import { atOnce } from "../limits/at-once.ts";
import { inspectPdf } from "./pdf-inspection.ts";

export type CvRefusal = "file-too-large" | "file-type" | "file-broken" | "cv-encrypted" | "cv-active-content" | "busy";
export type ReadCv =
  | { readonly status: "ok"; readonly pages: number }
  | { readonly status: "refused"; readonly code: CvRefusal };

/** Promise 10. */
export const cvLimits = { bytes: 5 * 1024 * 1024 } as const;

/** Two documents at once, each in a thread of its own of up to 256 MB. */
const takeTurn = atOnce({ running: 2, waiting: 32 });

/**
 * Says whether a CV can be kept: a PDF by its bytes that can be read, without password, script, launching and
 * embedded files (§5 "CV: pdf only", promise 10). The bytes themselves are kept as they are. `busy` is 503.
 */
export async function readCv(bytes: Uint8Array): Promise<ReadCv> {
  if (bytes.length > cvLimits.bytes) return refused("file-too-large");
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== "application/pdf") return refused("file-type");
  const turn = await takeTurn(() => inspectPdf(bytes));
  if (turn.status === "busy") return refused("busy");
  const found = turn.value;
  if (found.status === "clean") return { status: "ok", pages: found.pages };
  return refused(found.status === "broken" ? "file-broken" : `cv-${found.status}`);
}

function refused(code: CvRefusal): ReadCv {
  return { status: "refused", code };
}
