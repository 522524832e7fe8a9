import { type DrawnPdf, drawPdf } from "../../../platform/files/pdf-drawing.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSnapshots } from "../../applications/applications.server.ts";
import { type OwnFile, readOwnFile } from "../../documents/documents.server.ts";
import type { CandidateRow } from "../list/find-candidates.store.server.ts";
import { findCandidate } from "../list/find-candidates.store.server.ts";
import type { Asking } from "../list/list-candidates.server.ts";
import { viewOf } from "../showing.server.ts";
import { keepDrawn, keptDrawn } from "./kept-pages.server.ts";
import { recordSeen } from "./read-candidate.server.ts";

/** Why a file is not given: hidden who it is; not shared; none; unreadable now. */
export type FileRefusal = { status: "blind" | "not-shared" | "none" | "withheld" | "broken" | "busy" };

type Found = {
  status: "found";
  row: CandidateRow;
  photo: string | null;
  cv: { name: string; originalName: string } | null;
};

async function find({ database: { db } }: Platform, { reach }: Asking, id: number): Promise<Found | FileRefusal> {
  const row = await findCandidate(db, id, await viewOf(db, reach));
  if (row === undefined || row.is_gone || row.applicant_id === null) return { status: "none" };
  if (row.is_hidden) return { status: "blind" };
  const [newest] = await findSnapshots(db, id);
  return newest === undefined ? { status: "none" } : { status: "found", row, photo: newest.photo, cv: newest.cv };
}

export type CandidatePhoto = { status: "photo"; file: OwnFile } | FileRefusal;

/** The photo that was sent; hiring managers never see one. */
export async function readPhoto(platform: Platform, asking: Asking, id: number): Promise<CandidatePhoto> {
  const found = await find(platform, asking, id);
  if (found.status !== "found") return found;
  const { row, photo } = found;
  if (row.is_reduced) return { status: "not-shared" };
  const file = photo && (await readOwnFile(platform, row.applicant_id ?? 0, photo));
  if (!file) return { status: "none" };
  await recordSeen(platform, asking, row, { what: "photo", action: "candidate.photo-read" });
  return { status: "photo", file };
}

type FoundCv = { status: "cv"; row: CandidateRow; name: string; file: OwnFile } | FileRefusal;

async function findCv(platform: Platform, asking: Asking, id: number): Promise<FoundCv> {
  const found = await find(platform, asking, id);
  if (found.status !== "found") return found;
  const { row, cv } = found;
  if (row.is_reduced && !row.shares_cv) return { status: "not-shared" };
  if (cv === null) return { status: "none" };
  const file = await readOwnFile(platform, row.applicant_id ?? 0, cv.name);
  return file === null ? { status: "withheld" } : { status: "cv", row, name: cv.name, file };
}

export type CandidateCv = { status: "cv"; file: OwnFile } | FileRefusal;

/** The CV as it was sent, to be saved: the trail says that it left the house. */
export async function downloadCv(platform: Platform, asking: Asking, id: number): Promise<CandidateCv> {
  const found = await findCv(platform, asking, id);
  if (found.status !== "cv") return found;
  await recordSeen(platform, asking, found.row, { what: "cv", action: "candidate.cv-downloaded" });
  return { status: "cv", file: found.file };
}

export type CandidatePages = { status: "drawn"; pdf: DrawnPdf } | FileRefusal;

/** The CV's pages, drawn; kept for a little while, since a page's pictures are asked for one by one. */
async function drawnCv(found: Extract<FoundCv, { status: "cv" }>, { by }: Asking): Promise<CandidatePages> {
  const kept = keptDrawn(found.name);
  if (kept !== undefined) return { status: "drawn", pdf: kept };
  const drawn = await drawPdf(found.file.content, `${by.actor.kind}-${by.actor.id}`);
  if (drawn.status === "drawn") keepDrawn(found.name, drawn.pdf);
  return drawn;
}

/** The CV as pages with their text: a look at it. */
export async function readCvPages(platform: Platform, asking: Asking, id: number): Promise<CandidatePages> {
  const found = await findCv(platform, asking, id);
  if (found.status !== "cv") return found;
  await recordSeen(platform, asking, found.row, { what: "cv", action: "candidate.cv-read" });
  return drawnCv(found, asking);
}

export type CandidatePicture = { status: "picture"; picture: Uint8Array } | FileRefusal;

/** One drawn page of the CV; the look was written when its pages were asked for, and is written for who asks this alone. */
export async function readCvPicture(
  platform: Platform,
  asking: Asking,
  id: number,
  number: number,
): Promise<CandidatePicture> {
  const found = await findCv(platform, asking, id);
  if (found.status !== "cv") return found;
  if (keptDrawn(found.name) === undefined) {
    await recordSeen(platform, asking, found.row, { what: "cv", action: "candidate.cv-read" });
  }
  const drawn = await drawnCv(found, asking);
  if (drawn.status !== "drawn") return drawn;
  const page = drawn.pdf.pages[number - 1];
  return page === undefined ? { status: "none" } : { status: "picture", picture: page.picture };
}
