import { atOnce } from "../limits/at-once.ts";
import { beginsAsPdf, headBytes } from "./file-heads.ts";
import { type Inspection, inspectPdf } from "./pdf-inspection.ts";

export type CvRefusal = "file-too-large" | "file-type" | "file-broken" | "cv-encrypted" | "cv-active-content" | "busy";
export type ReadCv =
  | {
      readonly status: "ok";
      readonly pages: number;
      /** The bytes to store in place of the received ones: viewers would repair those first. */
      readonly rewritten?: Uint8Array;
    }
  | { readonly status: "refused"; readonly code: CvRefusal };

/** Promise 10. */
export const cvLimits = { bytes: 5 * 1024 * 1024 } as const;

/** Of what is looked for in a CV: one more whenever that grows, whereupon the stored ones are inspected again. */
export const cvRules = 2;

/** Two documents at once, each in a process of its own of up to 256 MB. A network waits with a part. */
const takeTurn = atOnce({ running: 2, waiting: 48, share: 16 });

/** Cheap checks of a CV: its size, and its type by its first bytes. */
export async function glanceAtCv(file: Blob): Promise<CvRefusal | null> {
  if (file.size > cvLimits.bytes) return "file-too-large";
  return beginsAsPdf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) ? null : "file-type";
}

/** A machine that is busy now may have time in a moment; who sent the file cannot try again, as a captcha counts once. */
async function inspectWhenThereIsTime(bytes: Uint8Array): Promise<Inspection> {
  const found = await inspectPdf(bytes);
  return found.status === "late" ? inspectPdf(bytes) : found;
}

/**
 * Says whether a CV can be kept: a PDF by its bytes that can be read, without password, script, launching and
 * embedded files (§5 "CV: pdf only", promise 10). The bytes are kept as they are, unless they were written again. `busy` is
 * 503, and says nothing of the file.
 * @param network whose share of the queue it takes
 */
export async function readCv(bytes: Uint8Array, network?: string): Promise<ReadCv> {
  if (bytes.length > cvLimits.bytes) return refused("file-too-large");
  if (!beginsAsPdf(bytes)) return refused("file-type");
  const turn = await takeTurn(() => inspectWhenThereIsTime(bytes), network);
  if (turn.status === "busy") return refused("busy");
  const found = turn.value;
  if (found.status === "late") return refused("busy");
  if (found.status !== "clean") return refused(found.status === "broken" ? "file-broken" : `cv-${found.status}`);
  const { pages, rewritten } = found;
  return rewritten === null ? { status: "ok", pages } : { status: "ok", pages, rewritten };
}

function refused(code: CvRefusal): ReadCv {
  return { status: "refused", code };
}
