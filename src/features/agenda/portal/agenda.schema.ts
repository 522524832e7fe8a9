import { z } from "zod";
import { registrations, statuses } from "../event.ts";

/** An event as lists show it. Dates are ISO 8601 in Asia/Jakarta; `endDate` is the first moment after it. */
export const eventItem = z.object({
  id: z.number(),
  /** Our addition: a stable name; without an `imageUrl` the cover is drawn from it. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  imageUrl: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  isOnline: z.boolean(),
  status: z.enum(statuses),
  /** Whether the asking applicant is; false for a guest. */
  registered: z.boolean(),
  registeredCount: z.number(),
  /** Null: unlimited. */
  quota: z.number().nullable(),
  /** Our addition: whether one may register now, and if not why. */
  registration: z.enum(registrations),
  /** Our addition: from when one may register, null when at once; and the first moment at which no more. */
  registrationOpens: z.string().nullable(),
  registrationCloses: z.string(),
});
