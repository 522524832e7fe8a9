import { z } from "zod";

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.number()), z.null()]);
const entry = z.record(z.string(), value);
const listEntry = z.object({ id: z.number() }).catchall(value);
const form = z.record(z.string(), z.union([z.array(listEntry), entry]));

/** Conflicts between two devices that nobody has resolved yet. */
const undecided = z.object({
  /** The field or entry, by the id of its entry, which stays when others go: `education#77.gpa`. */
  key: z.string(),
  /** The value that the form does not show: another one, or null for an entry that one device deleted. */
  other: value,
});

/** A form that is not submitted yet: everything as it was typed, also what is wrong or half chosen. */
export const formDraft = z.object({
  form,
  undecided: z.array(undecided).catch([]),
  /** By the browser's clock. */
  savedAt: z.string(),
});

/** A draft as the server has it; null data is none. */
export const serverDraft = z.object({ data: formDraft.nullable().catch(null), version: z.number() });

/** The draft in this browser: the typed values, and their base. */
export const deviceDraft = z.object({
  /** The applicant: another person's draft is never shown. */
  owner: z.number(),
  mine: formDraft,
  /** As the server had it; as the page began where it had none. */
  base: formDraft.nullable(),
  version: z.number(),
  /** `savedAt` of what was sent last, perhaps without an answer. */
  sentAt: z.string().nullable().catch(null),
});

export type Undecided = z.output<typeof undecided>;
export type FormDraft = z.output<typeof formDraft>;
export type ServerDraft = z.output<typeof serverDraft>;
export type DeviceDraft = z.output<typeof deviceDraft>;
