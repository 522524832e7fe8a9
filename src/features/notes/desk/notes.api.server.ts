import { z } from "zod";
import { m } from "#messages";
import { readCursor, writeCursor } from "../../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { addFieldMessages, fieldMessage } from "../../../contract/field-errors.ts";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { counted, countedAnswer, listLimit, pathId, usualLimit } from "../../../contract/path.schema.ts";
import { accept, invalid, notFound, type Refusal, type Reply, refuseWith, stale } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { seeCandidate } from "../../candidates/list/who-of.server.ts";
import { isLimited } from "../../candidates/see-person.server.ts";
import { askingOf, limited } from "../../desk-base/asking.server.ts";
import { type DeskParts, doneBy } from "../../desk-base/desk-parts.server.ts";
import { changeNote, forgetNote, type Writing, writeNote } from "../change-notes.server.ts";
import { countNotes, findNote, listNotes } from "../note.queries.server.ts";
import { changeableUntil, longestNote, mostMentions, type Note, type NoteKept } from "../note.ts";
import { listReaders, notedThing, noteThing } from "../who-reads.server.ts";
import { changeNoteCall, deleteNoteCall, listNotesCall, type NoteAnswer, writeNoteCall } from "./notes.calls.ts";

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

const named = z.object({ id: z.number(), name: z.string() });

export const noteAnswer = z.object({
  id: z.number(),
  author: named,
  text: z.string(),
  mentions: z.array(named),
  writtenAt: z.string(),
  /** null for a note that was never changed. */
  changedAt: z.string().nullable(),
  /** Until when the member may change it; null where they may not. */
  changeableUntil: z.string().nullable(),
  version: z.number(),
});

type Staff = RequestContext<"staff">;

const path = z.object({ id: pathId });

const getWriting = ({ platform }: DeskParts, context: Staff): Writing => ({
  ...{ by: doneBy(context), staffId: context.identity.staffId, now: platform.clock() },
});

/** A note as the member sees it: its author alone may change it, for a day. */
function wireNote(note: Note, { staffId, now }: Writing): NoteAnswer {
  const { id, author, text, version, writtenAt, changedAt } = note;
  const until = changeableUntil(writtenAt);
  return {
    ...{ id, author, text, version, mentions: [...note.mentions] },
    ...{ writtenAt: writtenAt.toISOString(), changedAt: changedAt?.toISOString() ?? null },
    changeableUntil: author.id === staffId && now < until ? until.toISOString() : null,
  };
}

const missing = () => notFound(m.contract_not_found());

function unseeing(): Refusal {
  const code = "mention-unseeing";
  return invalid(m.contract_invalid_fields(), [{ path: "mentions", code, message: fieldMessage(code) }]);
}

/** The application that a path names, within reach of who asks. */
const application = ({ platform: { database } }: DeskParts) =>
  namedThing(["path", "id"], pathId, (id) => notedThing(database.db, id));

/** The application of the note that a path names. */
const note = ({ platform: { database } }: DeskParts) =>
  namedThing(["path", "id"], pathId, (id) => noteThing(database.db, id));

async function answered({ platform }: DeskParts, id: number, writing: Writing): Promise<Reply<NoteAnswer>> {
  const found = await findNote(platform.database.db, id);
  return found === undefined ? missing() : accept(wireNote(found, writing));
}

/** Why a note stays as it is. */
async function toRefusal({ platform }: DeskParts, why: NoteKept, id: number, writing: Writing): Promise<Refusal> {
  switch (why) {
    case "unknown":
      return missing();
    case "not-own":
      return refuseWith(403, why, m.desk_notes_not_own());
    case "too-late":
      return refuseWith(409, why, m.desk_notes_too_late());
    case "stale": {
      const current = await findNote(platform.database.db, id);
      return current === undefined ? missing() : stale(m.desk_notes_stale(), wireNote(current, writing));
    }
  }
}

export const notesAnswer = z.object({
  data: z.array(noteAnswer),
  next: z.string().nullable(),
  ...countedAnswer,
  /** Whom a note may mention, beside its author. */
  readers: z.array(named),
});

function listEndpoint(parts: DeskParts): Endpoint {
  const { db } = parts.platform.database;
  return deskEndpoint(listNotesCall, {
    request: z.object({ path, query: z.object({ limit: listLimit, cursor: z.string().optional() }) }),
    answer: notesAnswer,
    thing: application(parts),
    async handle({ path: { id }, query: { limit = usualLimit, cursor } }, context) {
      const read = cursor === undefined ? undefined : readCursor(cursor, z.tuple([z.int().positive()]));
      if (read === null) return refuseWith(400, "bad-cursor", m.contract_bad_request());
      const seen = await seeCandidate(parts.platform, askingOf(context, "candidate.read"), id);
      if (seen === null) return missing();
      if (isLimited(seen)) return limited(seen);
      const found = await listNotes(db, id, { limit: limit + 1, before: read?.[0] });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const writing = getWriting(parts, context);
      return accept({
        data: page.map((each) => wireNote(each, writing)),
        next: found.length > limit && last !== undefined ? writeCursor([last.id]) : null,
        ...counted(await countNotes(db, id)),
        readers: (await listReaders(db, id)).filter((reader) => reader.id !== writing.staffId),
      });
    },
  });
}

/** A new note. */
export const newNote = z.object({ text, mentions: mentions.default([]) });

function writeEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(writeNoteCall, {
    request: z.object({ path, body: newNote }),
    answer: noteAnswer,
    thing: application(parts),
    async handle({ path: { id }, body }, context) {
      const writing = getWriting(parts, context);
      const written = await database.transact((tx) => writeNote(tx, writing, id, body));
      if (written.status === "mention-unseeing") return unseeing();
      return written.status === "written" ? answered(parts, written.id, writing) : missing();
    },
  });
}

/** Changes to a note; missing fields stay. */
export const changedNote = z.object({ text: text.optional(), mentions: mentions.optional() });

function changeEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(changeNoteCall, {
    request: z.object({ path, body: changedNote }),
    answer: noteAnswer,
    thing: note(parts),
    async handle({ path: { id }, body }, context) {
      const writing = getWriting(parts, context);
      const target = { id, version: context.ifMatch };
      const { status } = await database.transact((tx) => changeNote(tx, writing, target, body));
      if (status === "mention-unseeing") return unseeing();
      return status === "changed" ? answered(parts, id, writing) : toRefusal(parts, status, id, writing);
    },
  });
}

function deleteEndpoint(parts: DeskParts): Endpoint {
  const { database } = parts.platform;
  return deskEndpoint(deleteNoteCall, {
    request: z.object({ path }),
    answer: z.null(),
    thing: note(parts),
    async handle({ path: { id } }, context) {
      const writing = getWriting(parts, context);
      const { status } = await database.transact((tx) => forgetNote(tx, writing, { id, version: context.ifMatch }));
      return status === "forgotten" ? accept(null) : toRefusal(parts, status, id, writing);
    },
  });
}

/** Notes on applications: read, written, changed and deleted by their authors. */
export function noteEndpoints(parts: DeskParts): Endpoint[] {
  return [listEndpoint(parts), writeEndpoint(parts), changeEndpoint(parts), deleteEndpoint(parts)];
}
