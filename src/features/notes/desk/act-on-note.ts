import type { PageAction } from "../../../contract/page.ts";
import { getId } from "../../../contract/page-meta.ts";
import { changeNoteCall, deleteNoteCall, writeNoteCall } from "./notes.calls.ts";

/** Actions of the panel's forms. */
export const noteActs = ["note-write", "note-change", "note-delete"] as const;
export type NoteAct = (typeof noteActs)[number];

/** Whether a form's `act` belongs to the panel of notes. */
export function isNoteAct(act: string): act is NoteAct {
  return noteActs.some((each) => each === act);
}

/** What was typed and not taken, and why. */
export interface NoteOutcome {
  act: NoteAct;
  /** The note that was to be changed; null for a new one. */
  noteId: number | null;
  text: string;
  mentions: number[];
  /** null where it was done. */
  message: string | null;
}

/** Writes, changes or deletes a note. */
export async function actOnNote(act: NoteAct, { api, form, params }: PageAction<{ id: string }>): Promise<NoteOutcome> {
  const id = getId(params.id);
  const text = String(form.get("text") ?? "");
  const mentions = form.getAll("mentions").map(Number);
  const noteId = act === "note-write" ? null : Number(form.get("noteId"));
  const ifMatch = Number(form.get("version"));
  const send = () => {
    if (noteId === null) return api.send(writeNoteCall, { path: { id }, body: { text, mentions } });
    if (act === "note-delete") return api.send(deleteNoteCall, { path: { id: noteId } }, { ifMatch });
    return api.send(changeNoteCall, { path: { id: noteId }, body: { text, mentions } }, { ifMatch });
  };
  const sent = await send();
  const message = sent.status === "accepted" ? null : (sent.errors[0]?.message ?? sent.message);
  return { act, noteId, text, mentions, message };
}
