import { z } from "zod";
import { version } from "../../resumes/fields.schema.ts";

const path = z.object({ name: z.string().max(100) });

export const draftRequest = z.object({ path });
/** Whatever JSON was read; `z.json()` would say the same, but refers to itself where the API describes it. */
const anyJson = z.unknown().refine((value) => value !== undefined && !(value instanceof Blob), "required");

/** `version` is that of the draft that was read, 0 when there was none. */
export const saveDraftRequest = z.object({ path, body: z.object({ data: anyJson, version }) });

const draft = z.object({ data: z.unknown(), version: z.number(), updatedAt: z.string().nullable() });
/** Without a draft: data null, version 0. */
export const draftAnswer = z.object({ data: draft });

export type DraftRequest = z.output<typeof draftRequest>;
export type SaveDraftRequest = z.output<typeof saveDraftRequest>;
export type DraftAnswer = z.output<typeof draftAnswer>;
