import { fileTypeFromBuffer } from "file-type";
import { atOnce } from "../limits/at-once.ts";
import { inspectPdf } from "./pdf-inspection.ts";

export type CvRefusal = "file-too-large" | "file-type" | "file-broken" | "cv-encrypted" | "cv-active-content" | "busy";
export type ReadCv =
  | { readonly status: "ok"; readonly pages: number }
  | { readonly status: "refused"; readonly code: CvRefusal };

/** Promise 10. */
export const cvLimits = { bytes: 5 * 1024 * 1024 } as const;

/** Of what is looked for in a CV: one more whenever that grows, whereupon the stored ones are inspected again. */
export const cvRules = 1;

/** Two documents at once, each in a thread of its own of up to 256 MB. A network waits with a part. */
const takeTurn = atOnce({ running: 2, waiting: 48, share: 16 });

/** Of a file's beginning, by which its type is known. */
const headBytes = 4_100;

/** What is wrong with a CV that costs nothing to see: its size, and its type by its first bytes. */
export async function glanceAtCv(file: Blob): Promise<CvRefusal | null> {
  if (file.size > cvLimits.bytes) return "file-too-large";
  const type = await fileTypeFromBuffer(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  return type?.mime === "application/pdf" ? null : "file-type";
}

/**
 * Says whether a CV can be kept: a PDF by its bytes that can be read, without password, script, launching and
 * embedded files (§5 "CV: pdf only", promise 10). The bytes themselves are kept as they are. `busy` is 503.
 * @param network whose share of the queue it takes
 */
export async function readCv(bytes: Uint8Array, network?: string): Promise<ReadCv> {
  if (bytes.length > cvLimits.bytes) return refused("file-too-large");
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== "application/pdf") return refused("file-type");
  const turn = await takeTurn(() => inspectPdf(bytes), network);
  if (turn.status === "busy") return refused("busy");
  const found = turn.value;
  if (found.status === "clean") return { status: "ok", pages: found.pages };
  return refused(found.status === "broken" ? "file-broken" : `cv-${found.status}`);
}

function refused(code: CvRefusal): ReadCv {
  return { status: "refused", code };
}
