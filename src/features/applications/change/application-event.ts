import { z } from "zod";
import { type ApplicationStatus, applicationStatuses, type PhaseStatus } from "../application.ts";
import { notificationKinds } from "../notification-kind.ts";

/** Until version 2, details had an application's status as the specification's number. */
const numberedStatus = z.literal([1, 2, 3, 4]).transform((number): ApplicationStatus => byNumber[number]);

const byNumber = { 1: "on-process", 2: "hired", 3: "not-continued", 4: "vacancy-closed" } as const;

/** Before details had versions, the sample's progress named its phase by code, and how far it was by a label. */
const sampleProgress = z.object({
  phase: z.string(),
  status: z
    .literal(["On Process", "Passed", "Not Continued", "Vacancy has been Closed"])
    .transform((label): PhaseStatus => byLabel[label]),
});

const byLabel = {
  "On Process": "on-process",
  Passed: "passed",
  "Not Continued": "not-continued",
  "Vacancy has been Closed": "vacancy-closed",
} as const;

/** The shape of the details that are written now; `application_events.version` names the one that a row has. */
export const eventVersion = 2;

const details = {
  /** The version of the resume that was sent. */
  submitted: z.object({ version: z.int() }),
  edited: z.object({ version: z.int() }),
  /** `row`: fingerprint of the reported row; `kind`: the kind of its news. */
  progressed: z.object({
    row: z.string(),
    kind: z.enum(notificationKinds),
    phaseId: z.int().nullable(),
    status: z.enum(applicationStatuses),
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
  /** Whether the company gets the extended form that it asked for. */
  "form-answered": z.object({ phaseId: z.int(), gives: z.boolean() }),
} as const;

export const eventKinds = ["submitted", "edited", "progressed", "withdrawn", "answered", "form-answered"] as const;
export type EventKind = (typeof eventKinds)[number];

type Details = typeof details;

/** An event of an application, with its details. */
export type ApplicationEvent = { [Kind in EventKind]: { kind: Kind; details: z.infer<Details[Kind]> } }[EventKind];

/** Converts version 1 to the current version. */
const detailsOfVersion1 = {
  ...details,
  progressed: z.union([details.progressed.extend({ status: numberedStatus }), sampleProgress]),
} as const;

const shapes: Readonly<Record<number, Readonly<Record<EventKind, z.ZodType<object>>>>> = {
  1: detailsOfVersion1,
  [eventVersion]: details,
};

/** An event's row, as far as it is read. */
interface StoredDetails {
  kind: EventKind;
  version: number;
  details: unknown;
}

/** What is kept of a person's events after erasure. */
const erased = z.strictObject({});

/**
 * The details of a stored event, whichever version wrote them; null when they were erased.
 * @throws when no version ever wrote such details
 */
export function parseDetails({ kind, version, details: stored }: StoredDetails): object | null {
  if (erased.safeParse(stored).success) return null;
  const shape = shapes[version]?.[kind];
  if (shape === undefined) throw new Error(`Details of version ${version} are newer than this program.`);
  return shape.parse(stored);
}
