export { changeableUntil, longestNote, mostMentions, type Named, type Note, type NoteKept } from "./note.ts";
