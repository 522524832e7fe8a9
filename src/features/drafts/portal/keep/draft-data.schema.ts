import { z } from "zod";

/** A draft's content: never a password, a captcha or a file. */
export interface DraftData<Values> {
  values: Values;
  /** The original when the changes began: the base for a merge once it changed elsewhere. */
  base?: Values | null;
  /** Version of what was being changed (the profile's); 0 where there is none. */
  profileVersion: number;
  /** When it was typed, by the browser's clock; also identifies a state of the draft. */
  savedAt: string;
}

/** A draft as the server has it, whatever it holds; null data is none. */
export interface ServerData<Data> {
  data: Data | null;
  version: number;
}

export type ServerDraft<Values> = ServerData<DraftData<Values>>;

/** A draft that waits in this browser. */
export interface LocalDraft<Values> {
  /** Whose it is, by the e-mail or what else is his alone: another person's draft is never shown. */
  owner: string;
  data: DraftData<Values>;
  /** Version of the server's draft that it follows. */
  follows: number;
  /** `savedAt` of what was sent last, perhaps without an answer. */
  sent: string | null;
}

/** How drafts of a form are read. */
export interface DraftSchemas<Values> {
  server: z.ZodType<ServerDraft<Values>>;
  local: z.ZodType<LocalDraft<Values>>;
}

/** The schemas of a form's drafts, by that of its values. */
export function draftSchemas<Values>(values: z.ZodType<Values>): DraftSchemas<Values> {
  const data: z.ZodType<DraftData<Values>> = z.object({
    values,
    base: values.nullable().catch(null),
    profileVersion: z.number().catch(0),
    savedAt: z.string(),
  });
  return {
    server: z.object({ data: data.nullable().catch(null), version: z.number() }),
    local: z.object({
      owner: z.string(),
      data,
      follows: z.number().catch(0),
      sent: z.string().nullable().catch(null),
    }),
  };
}
