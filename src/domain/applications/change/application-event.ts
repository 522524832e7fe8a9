import { z } from "zod";
import { applicationStatuses } from "../application.ts";
import { notificationKinds } from "../notifications/notification-kind.ts";

/** The shape of the details that are written now; `application_events.version` says which one a row has. */
export const eventVersion = 1;

const details = {
  /** The version of the resume that was sent. */
  submitted: z.object({ version: z.int() }),
  edited: z.object({ version: z.int() }),
  /** `row`: fingerprint of the told row; `kind`: what its news is. */
  progressed: z.object({
    row: z.string(),
    kind: z.enum(notificationKinds),
    phaseId: z.int().nullable(),
    status: z.literal(applicationStatuses),
  }),
  /** In the applicant's words, or what it follows from. */
  withdrawn: z.union([
    z.object({ reason: z.string() }),
    z.object({ because: z.enum(["consent-withdrawn", "account-deleted"]) }),
  ]),
  /** Of an invitation; moments as the wire writes them. */
  answered: z.object({
    phaseId: z.int(),
    answer: z.enum(["accept", "decline", "reschedule"]),
    wishedTimes: z.array(z.string()),
    note: z.string(),
  }),
} as const;

export const eventKinds = ["submitted", "edited", "progressed", "withdrawn", "answered"] as const;
export type EventKind = (typeof eventKinds)[number];

type Details = typeof details;

/** What happened to an application, with what it says of it. */
export type ApplicationEvent = { [Kind in EventKind]: { kind: Kind; details: z.infer<Details[Kind]> } }[EventKind];

/** Before versions were told, the sample's progress named its phase by code and its status in words. */
const sampleProgress = z.object({ phase: z.string(), status: z.string() });

/** What erasing a person leaves of his own events. */
const erased = z.strictObject({});

/**
 * The details of a stored event, whichever version wrote them; null when they were erased.
 * @throws when no version ever wrote such details
 */
export function parseDetails(kind: EventKind, stored: unknown): object | null {
  if (erased.safeParse(stored).success) return null;
  const early = kind === "progressed" ? sampleProgress.safeParse(stored) : undefined;
  return early?.success ? early.data : details[kind].parse(stored);
}
