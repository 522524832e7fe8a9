import type { z } from "zod";
import { smallBody } from "../../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../../contract/call.ts";

type FilesApi = typeof import("../applicants.api.server.ts");
type PageApi = typeof import("./page.api.server.ts");
type ActsApi = typeof import("./acts.api.server.ts");

export type CandidateAnswer = z.infer<PageApi["pageAnswer"]>;
export type AroundAnswer = z.infer<PageApi["aroundAnswer"]>;
export type SnapshotAnswer = z.infer<PageApi["snapshotAnswer"]>;
export type CvAnswer = z.infer<FilesApi["cvAnswer"]>;
export type FormAnswer = z.infer<PageApi["formAnswer"]>;
export type StarAnswer = z.infer<PageApi["starAnswer"]>;

interface OfApplication {
  path: { id: number };
}

const read = { method: "GET", needs: "candidate.read", who: "staff" } as const;

export const candidateCall = defineDeskCall<OfApplication & { query: { list: string } }, CandidateAnswer>()({
  ...read,
  path: "staff/applications/{id}",
});

/** The part of the list that an application was opened from around it; `list` is the list's query. */
export const listAroundCall = defineDeskCall<OfApplication & { query: { list: string } }, AroundAnswer>()({
  ...read,
  path: "staff/applications/{id}/around",
});

export const snapshotCall = defineDeskCall<{ path: { id: number; version: number } }, SnapshotAnswer>()({
  ...read,
  path: "staff/applications/{id}/snapshots/{version}",
});

export const timelineCall = defineDeskCall<OfApplication, z.infer<PageApi["timelineAnswer"]>>()({
  ...read,
  path: "staff/applications/{id}/timeline",
});

export const starCall = defineDeskCall<OfApplication, StarAnswer>()({
  ...read,
  path: "staff/applications/{id}/star",
});

/** The extended form as the company got it. Refusal: 403 `blind`. */
export const formCall = defineDeskCall<OfApplication, FormAnswer>()({
  ...read,
  path: "staff/applications/{id}/form",
});

/** Bytes, no JSON. */
export const photoCall = defineDeskCall<OfApplication, object>()({
  ...read,
  path: "staff/applications/{id}/files/photo",
});

/** The CV as it was sent, to be saved: bytes, no JSON. */
export const cvFileCall = defineDeskCall<OfApplication, object>()({
  ...read,
  path: "staff/applications/{id}/files/cv",
});

/** The CV's pages with their text. */
export const cvPagesCall = defineDeskCall<OfApplication, CvAnswer>()({
  ...read,
  path: "staff/applications/{id}/cv-pages",
});

/** One page of the CV as a picture: bytes, no JSON. */
export const cvPictureCall = defineDeskCall<{ path: { id: number; page: number } }, object>()({
  ...read,
  path: "staff/applications/{id}/cv-pages/{page}",
});

export const starsCall = defineDeskCall<OfApplication & { body: z.infer<ActsApi["starsBody"]> }, null>()({
  method: "PUT",
  path: "staff/applications/{id}/stars",
  needs: "candidate.read",
  who: "staff",
  limits: smallBody,
});

export const shareCall = defineDeskCall<OfApplication & { body: z.infer<ActsApi["shareBody"]> }, null>()({
  method: "PUT",
  path: "staff/applications/{id}/share",
  needs: "candidate.share",
  who: "staff",
  limits: smallBody,
});

export const unshareCall = defineDeskCall<OfApplication, null>()({
  method: "DELETE",
  path: "staff/applications/{id}/share",
  needs: "candidate.share",
  who: "staff",
  body: "none",
});

export const revealCall = defineDeskCall<OfApplication & { body: z.infer<ActsApi["revealBody"]> }, null>()({
  method: "POST",
  path: "staff/applications/{id}/reveal",
  needs: "candidate.reveal",
  who: "staff",
  limits: smallBody,
  needsProof: true,
});
