import type { z } from "zod";
import { smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";

type Api = typeof import("./notes.api.server.ts");

export type NoteAnswer = z.infer<Api["noteAnswer"]>;
export type NotesAnswer = z.infer<Api["notesAnswer"]>;

interface OfThing {
  path: { id: number };
}

/** Notes of an application, the newest first. */
export const listNotesCall = defineDeskCall<
  OfThing & { query: { limit?: number | undefined; cursor?: string | undefined } },
  NotesAnswer
>()({ method: "GET", path: "staff/applications/{id}/notes", needs: "note.write", who: "staff" });

export const writeNoteCall = defineDeskCall<OfThing & { body: z.infer<Api["newNote"]> }, NoteAnswer>()({
  method: "POST",
  path: "staff/applications/{id}/notes",
  needs: "note.write",
  who: "staff",
  limits: smallBody,
  creates: true,
});

export const changeNoteCall = defineDeskCall<OfThing & { body: z.infer<Api["changedNote"]> }, NoteAnswer>()({
  method: "PATCH",
  path: "staff/notes/{id}",
  needs: "note.write",
  who: "staff",
  limits: smallBody,
  versioned: true,
});

export const deleteNoteCall = defineDeskCall<OfThing, null>()({
  method: "DELETE",
  path: "staff/notes/{id}",
  needs: "note.write",
  who: "staff",
  body: "none",
  versioned: true,
});
