import { z } from "zod";
import { listId } from "../fields.schema.ts";

export const seekingStatusRequest = z.object({ body: z.object({ seekingJobStatusId: listId }) });
/** `aktif`, `pasif` or `tidak aktif`. */
export const seekingStatusAnswer = z.object({ seekingJobStatus: z.string() });

export type SeekingStatusRequest = z.output<typeof seekingStatusRequest>;
export type SeekingStatusAnswer = z.output<typeof seekingStatusAnswer>;
