import { z } from "zod";
import { resumeValues } from "../form/values/resume-values.schema.ts";

/** What a draft of the resume holds: never a password, a captcha or a file. */
export const draftData = z.object({
  values: resumeValues,
  /** Version of the profile that was being changed; 0 at sign-up. */
  profileVersion: z.number().catch(0),
  /** When it was typed, by the browser's clock; also what tells one state of a draft from another. */
  savedAt: z.string(),
});

export type DraftData = z.output<typeof draftData>;

/** A draft as the server has it; null data is none. */
export const serverDraft = z.object({
  data: draftData.nullable().catch(null),
  version: z.number(),
});

export type ServerDraft = z.output<typeof serverDraft>;

/** A draft that waits in this browser. */
export const localDraft = z.object({
  /** The person's e-mail: another person's draft is never shown. */
  owner: z.string(),
  data: draftData,
  /** Version of the server's draft that it follows. */
  follows: z.number().catch(0),
  /** `savedAt` of what was sent last, perhaps without an answer. */
  sent: z.string().nullable().catch(null),
});

export type LocalDraft = z.output<typeof localDraft>;
