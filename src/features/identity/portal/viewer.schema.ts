import { z } from "zod";

export const viewerRequest = z.object({});

export const viewerAnswer = z.object({
  data: z.object({
    userName: z.string(),
    /** As the resume says it, else its address; "" while neither is known. */
    name: z.string(),
    photoUrl: z.string().nullable(),
    /** The job-seeking status's code; "" until one is chosen. */
    seekingJobStatus: z.string(),
    /** Notifications that were not read. */
    unread: z.number().int(),
  }),
});
