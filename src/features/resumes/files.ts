import type { FilePurpose } from "../documents/documents.ts";

/** What the resume shows. */
export const resumePhoto: FilePurpose = { role: "photo", part: "photoProfile" };
export const resumeCv: FilePurpose = { role: "cv", part: "cvFile" };
