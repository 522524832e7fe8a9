import { type DrawnPdf, drawPdf } from "../../../platform/files/pdf-drawing.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Look, TrailAction } from "../../audit/trail.ts";
import { type OwnFile, readOwnFile } from "../../documents/read-file.server.ts";
import type { Asking } from "../candidate.ts";
import { type CandidateRow, findCandidate } from "../list/find-candidates.queries.server.ts";
import { findStoredFiles } from "../person.store.server.ts";
import { isLimited, type Limited, seePerson } from "../see-person.server.ts";
import { getView } from "../showing.server.ts";

/** So much of drawn documents is kept in memory, and so long. */
const most = { bytes: 48 * 1024 * 1024, ms: 10 * 60_000 };

interface CachedPdf {
  pdf: DrawnPdf;
  bytes: number;
  until: number;
}

/** By the stored file's name; the oldest first. */
const cache = new Map<string, CachedPdf>();

function forgetUntil(bytes: number): void {
  const now = performance.now();
  for (const [name, { until }] of cache) if (until < now) cache.delete(name);
  const total = () => [...cache.values()].reduce((sum, each) => sum + each.bytes, bytes);
  for (const name of cache.keys()) {
    if (total() <= most.bytes) return;
    cache.delete(name);
  }
}

/** A document that was drawn a little while ago. */
function keptDrawn(name: string): DrawnPdf | undefined {
  const found = cache.get(name);
  return found !== undefined && found.until > performance.now() ? found.pdf : undefined;
}

/** Keeps a drawn document, in memory alone. */
function keepDrawn(name: string, pdf: DrawnPdf): void {
  const bytes = pdf.pages.reduce((sum, { picture, pieces }) => sum + picture.length + pieces.length * 100, 0);
  forgetUntil(bytes);
  if (bytes <= most.bytes) cache.set(name, { pdf, bytes, until: performance.now() + most.ms });
}

/** Why a file is not given: hidden who it is; not shared; none; unreadable now; too many people seen. */
export type FileRefusal = { status: "blind" | "not-shared" | "none" | "withheld" | "broken" | "busy" } | Limited;

type Found = {
  status: "found";
  row: CandidateRow;
  photo: string | null;
  cv: string | null;
};

async function find({ database: { db } }: Platform, { reach }: Asking, id: number): Promise<Found | FileRefusal> {
  const row = await findCandidate(db, id, await getView(db, reach));
  if (row === undefined || row.is_gone || row.applicant_id === null) return { status: "none" };
  if (row.is_hidden) return { status: "blind" };
  const stored = await findStoredFiles(db, id);
  return stored === undefined ? { status: "none" } : { status: "found", row, ...stored };
}

type Opened = { status: "open"; file: OwnFile } | { status: "missing" } | Limited;

/** Opens a file of the person of a row: the only way to one, and it is written that someone saw it. */
async function open(
  platform: Platform,
  asking: Asking,
  { row, name }: { row: CandidateRow; name: string | null },
  sighted: { what: Look; action: TrailAction; isOnceADay?: true },
): Promise<Opened> {
  const file = name === null ? null : await readOwnFile(platform, row.applicant_id ?? 0, name);
  if (file === null) return { status: "missing" };
  const seen = await seePerson(platform, asking, row, sighted);
  return isLimited(seen) ? seen : { status: "open", file };
}

export type CandidatePhoto = { status: "photo"; file: OwnFile } | FileRefusal;

/** The photo that was sent; hiring managers never see one. */
export async function readPhoto(platform: Platform, asking: Asking, id: number): Promise<CandidatePhoto> {
  const found = await find(platform, asking, id);
  if (found.status !== "found") return found;
  const { row, photo: name } = found;
  if (row.is_reduced) return { status: "not-shared" };
  const opened = await open(platform, asking, { row, name }, { what: "photo", action: "candidate.photo-read" });
  if (opened.status === "missing") return { status: "none" };
  return isLimited(opened) ? opened : { status: "photo", file: opened.file };
}

type OpenedCv = { status: "cv"; name: string; file: OwnFile } | FileRefusal;

/** @param isOnceADay true for a part of what the same member may have opened before */
async function openCv(
  platform: Platform,
  asking: Asking,
  id: number,
  sighted: { action: TrailAction; isOnceADay?: true },
): Promise<OpenedCv> {
  const found = await find(platform, asking, id);
  if (found.status !== "found") return found;
  const { row, cv: name } = found;
  if (row.is_reduced && !row.shares_cv) return { status: "not-shared" };
  if (name === null) return { status: "none" };
  const opened = await open(platform, asking, { row, name }, { what: "cv", ...sighted });
  if (opened.status === "missing") return { status: "withheld" };
  return isLimited(opened) ? opened : { status: "cv", name, file: opened.file };
}

export type CandidateCv = { status: "cv"; file: OwnFile } | FileRefusal;

/** The CV as it was sent, to be saved: the audit log records the download. */
export function downloadCv(platform: Platform, asking: Asking, id: number): Promise<CandidateCv> {
  return openCv(platform, asking, id, { action: "candidate.cv-downloaded" });
}

export type CandidatePages = { status: "drawn"; pdf: DrawnPdf } | FileRefusal;

/** The CV's pages, drawn; kept for a little while, since a page's pictures are asked for one by one. */
async function drawnCv(opened: Extract<OpenedCv, { status: "cv" }>, { by }: Asking): Promise<CandidatePages> {
  const cached = keptDrawn(opened.name);
  if (cached !== undefined) return { status: "drawn", pdf: cached };
  const drawn = await drawPdf(opened.file.content, `${by.actor.kind}-${by.actor.id}`);
  if (drawn.status === "drawn") keepDrawn(opened.name, drawn.pdf);
  return drawn;
}

/** The CV as pages with their text; records a profile view. */
export async function readCvPages(platform: Platform, asking: Asking, id: number): Promise<CandidatePages> {
  const opened = await openCv(platform, asking, id, { action: "candidate.cv-read" });
  return opened.status === "cv" ? drawnCv(opened, asking) : opened;
}

export type CandidatePicture = { status: "picture"; picture: Uint8Array } | FileRefusal;

/**
 * One drawn page of the CV. The look belongs to the one who asks, not to the one who had it drawn: written once a day,
 * since the pictures of one CV are asked for one by one.
 */
export async function readCvPicture(
  platform: Platform,
  asking: Asking,
  id: number,
  number: number,
): Promise<CandidatePicture> {
  const opened = await openCv(platform, asking, id, { action: "candidate.cv-read", isOnceADay: true });
  if (opened.status !== "cv") return opened;
  const drawn = await drawnCv(opened, asking);
  if (drawn.status !== "drawn") return drawn;
  const page = drawn.pdf.pages[number - 1];
  return page === undefined ? { status: "none" } : { status: "picture", picture: page.picture };
}
