import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-messages.ts";
import { countedAnswer } from "../../../contract/list-size.ts";
import { longestNote, mostMentions } from "../note.ts";

addFieldMessages({
  "mention-unseeing": m.desk_notes_mention_unseeing,
  "too-many-mentions": m.desk_notes_too_many_mentions,
});

/** As forms send lines and as JSON has them: the same note. */
const text = z
  .string("required")
  .overwrite((typed) => typed.replaceAll("\r\n", "\n"))
  .trim()
  .min(1, "required")
  .max(longestNote, "too-long");
const mentions = z.array(z.int("choice").positive("choice")).max(mostMentions, "too-many-mentions");

/** A new note. */
export const newNote = z.object({ text, mentions: mentions.default([]) });

/** What of a note is changed; what is not said stays. */
export const changedNote = z.object({ text: text.optional(), mentions: mentions.optional() });

const named = z.object({ id: z.number(), name: z.string() });

export const noteAnswer = z.object({
  id: z.number(),
  author: named,
  text: z.string(),
  mentions: z.array(named),
  writtenAt: z.string(),
  /** null for one that says what it said at first. */
  changedAt: z.string().nullable(),
  /** Until when whoever asks may change it; null where they may not. */
  changeableUntil: z.string().nullable(),
  version: z.number(),
});

export const notesAnswer = z.object({
  data: z.array(noteAnswer),
  next: z.string().nullable(),
  ...countedAnswer,
  /** Whom a note may call, beside whoever asks. */
  readers: z.array(named),
});
